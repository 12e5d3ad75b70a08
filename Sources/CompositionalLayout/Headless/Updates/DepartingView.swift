/// View that stands for no element any more, and the key of the element that it stood for.
struct DepartingView {
  let key: ElementKey
  let shown: ShownView
}
