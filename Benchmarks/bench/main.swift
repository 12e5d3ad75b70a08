import BenchCommand

Bench.main()
