// npm run bench:placement-faults -- --placements 2000 --store embedded|postgres [--per-death 50] [--minutes 60] [--seed
// 7]
// Placements over HTTP with bank steps and refunds, while the order server is killed at each named point in turn and
// the processor's responses are lost or late. Exits with 1 on a broken invariant. `--plant` plants a fault in the
// processor's books, `--flaw` one in our server, to prove detection.
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { flawNames, isFlaw } from '../faults/flaws.ts'
import { withOwnDatabase } from '../faults/own-database.ts'
import { type PlacementFaults, placementFaults } from '../faults/placement-faults.ts'
import type { PlacementReport } from '../faults/placement-report.ts'
import { isPlant, plants } from '../faults/plants.ts'
import { walletWays } from '../faults/ways.ts'

const { values } = parseArgs({
  options: {
    placements: { type: 'string', default: '2000' },
    store: { type: 'string', default: 'embedded' },
    'per-death': { type: 'string', default: '50' },
    minutes: { type: 'string' },
    seed: { type: 'string' },
    plant: { type: 'string' },
    flaw: { type: 'string' },
  },
})
const placements = Number(values.placements)
const seed = Number(values.seed ?? randomInt(2 ** 31))
const minutes = values.minutes === undefined ? undefined : Number(values.minutes)
const perDeath = Number(values['per-death'])
const { plant, flaw } = values
const isKnown =
  Number.isInteger(placements) &&
  placements > 0 &&
  Number.isInteger(seed) &&
  perDeath > 0 &&
  (minutes === undefined || minutes > 0) &&
  ['embedded', 'postgres'].includes(values.store) &&
  (plant === undefined || isPlant(plant)) &&
  (flaw === undefined || isFlaw(flaw))
if (!isKnown) {
  console.error(
    'bench:placement-faults -- --placements 2000 --store embedded|postgres [--per-death 50] [--minutes 60] [--seed 7] [--plant ' +
      Object.keys(plants).join('|') +
      '] [--flaw ' +
      flawNames.join('|') +
      ']',
  )
  process.exit(2)
}
console.log(`placement faults: ${placements} placements, ${values.store}, seed ${seed}`)

const plan: PlacementFaults = {
  ...{ seed, placements, perDeath },
  ...(minutes === undefined ? {} : { atMost: minutes * 60_000 }),
  ...(plant !== undefined && isPlant(plant) ? { plant: plants[plant] } : {}),
  // A planted flaw runs alone, where it shows.
  ...(flaw !== undefined && isFlaw(flaw) ? { flaw, isCalm: true, ways: walletWays } : {}),
}

function run(): Promise<PlacementReport> {
  if (values.store === 'embedded') return placementFaults(plan)
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL database')
  return withOwnDatabase(url, (databaseUrl) => placementFaults({ ...plan, databaseUrl }))
}

const { wrongs, kills, ...figures } = await run()
for (const [figure, value] of Object.entries(figures)) console.log(`${figure.padEnd(14)} ${value}`)
const killed = Object.entries(kills).map(([point, times]) => `${point} ${times}`)
console.log(`${'killed at'.padEnd(14)} ${killed.join(', ')}`)
console.log(`${'wrong'.padEnd(14)} ${wrongs.length}`)
for (const wrong of wrongs) console.error(wrong)
process.exit(wrongs.length > 0 ? 1 : 0)
