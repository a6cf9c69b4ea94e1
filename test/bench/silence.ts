// npm run bench:silence -- --minutes=10
// Fifty orders a second on PostgreSQL while its connections go silent, break, reset, slow down and close slowly in
// turn. Placing recovers within five seconds (scaled to the machine), and each key has exactly one order. Needs dist/
// and TEST_DATABASE_URL.
import { withOwnDatabase } from '../faults/own-database.ts'
import { silenceRun } from '../faults/silence-run.ts'

const minutes = Number(process.argv.find((one) => one.startsWith('--minutes='))?.slice('--minutes='.length) ?? 10)
const url = process.env['TEST_DATABASE_URL']
if (url === undefined || !(minutes > 0)) {
  console.error('TEST_DATABASE_URL has to name a database, and --minutes a time')
  process.exit(1)
}
const report = await withOwnDatabase(url, (databaseUrl) =>
  silenceRun({ databaseUrl, milliseconds: minutes * 60_000, rate: 50, every: 10_000, tell: console.log }),
)
console.log(JSON.stringify(report, undefined, 2))
process.exit(report.late.length === 0 && report.faults > 0 && report.wrongs.length === 0 ? 0 : 1)
