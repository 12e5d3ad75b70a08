import BenchCommand
import BenchSuite
import Foundation
import _AppScreens

// The `bench` command of an app, whose screens have the fault that an environment variable names.
let fault = ProcessInfo.processInfo.environment["SCREEN_FAULT"].flatMap(ScreenFault.init)
Bench.main(adding: SuiteExtension(scenarios: [.feed(fault), .tiles(fault)]))
