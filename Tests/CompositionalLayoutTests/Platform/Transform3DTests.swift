import CompositionalLayout
import Testing

struct Transform3DTests {
  @Test func elementaryMaps() {
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3D()))
    let shift = CATransform3DMakeTranslation(1, 2, 3)
    #expect([shift.m41, shift.m42, shift.m43, shift.m44] == [1, 2, 3, 1])
    let scale = CATransform3DMakeScale(2, 3, 4)
    #expect([scale.m11, scale.m22, scale.m33, scale.m44] == [2, 3, 4, 1])
    #expect(CATransform3DEqualToTransform(shift, CATransform3DMakeTranslation(1, 2, 3)))
    #expect(!CATransform3DEqualToTransform(shift, scale))
  }

  @Test func fieldsAreNamedByRowAndColumn() {
    var map = CATransform3DIdentity
    map.m34 = -0.002
    map.m12 = 7
    #expect(map.m34 == -0.002)
    #expect(CATransform3DGetAffineTransform(map).b == 7)
    #expect(!CATransform3DIsAffine(map))
  }

  @Test func rotationAboutTheThirdAxisIsAPlaneRotation() {
    let inSpace = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.4, 0, 0, 2))
    #expect(inSpace == CGAffineTransform(rotationAngle: 0.4))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(0.4, 0, 0, 0)))
  }

  @Test func rotationAboutTheOtherAxes() {
    let aboutX = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
    #expect(abs(aboutX.m23 - 1) < 1e-12 && abs(aboutX.m32 + 1) < 1e-12 && aboutX.m11 == 1)
    let aboutY = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(abs(aboutY.m31 - 1) < 1e-12 && abs(aboutY.m13 + 1) < 1e-12 && aboutY.m22 == 1)
  }

  @Test func firstFactorOfAProductComesFirst() {
    let shift = CATransform3DMakeTranslation(1, 0, 0)
    let scale = CATransform3DMakeScale(2, 2, 2)
    #expect(CATransform3DConcat(shift, scale).m41 == 2)
    #expect(CATransform3DConcat(scale, shift).m41 == 1)
    #expect(CATransform3DTranslate(scale, 1, 0, 0) == CATransform3DConcat(shift, scale))
    #expect(CATransform3DScale(shift, 2, 2, 2) == CATransform3DConcat(scale, shift))
    let turn = CATransform3DMakeRotation(0.7, 1, 2, 3)
    #expect(CATransform3DRotate(shift, 0.7, 1, 2, 3) == CATransform3DConcat(turn, shift))
  }

  @Test func planeMapsFitIntoSpace() {
    let map = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 4, y: 5)
    let inSpace = CATransform3DMakeAffineTransform(map)
    #expect(CATransform3DIsAffine(inSpace))
    #expect(CATransform3DGetAffineTransform(inSpace) == map)
  }
}
