import { randomInt } from 'node:crypto'
import { expect } from 'chai'
import { withOwnDatabase } from '../faults/own-database.ts'
import { type PlacementReport, placementFaults } from '../faults/placement-faults.ts'
import { plantDoubleCharge } from '../faults/plant-double-charge.ts'

const postgres = process.env['TEST_DATABASE_URL'] ?? ''
const seed = Number(process.env['FAULT_SEED'] ?? randomInt(2 ** 31))
const plan = { seed, placements: 50 }
const points = [
  'received',
  'key-claimed',
  'priced',
  'attempt-written',
  'processor-asked',
  'processor-answered',
  'order-committed',
  'captured',
  'jobs-staged',
  'answered',
]

/** Nothing is proven by a run in which nothing happened. */
function judge({ wrongs, kills, intents, placed, submissions, inTwoTabs }: PlacementReport) {
  expect(wrongs, `seed ${seed}`).to.deep.equal([])
  expect(Object.keys(kills)).to.have.members(points)
  expect(intents).to.be.at.least(plan.placements)
  expect(placed).to.be.greaterThan(plan.placements / 2)
  expect(submissions).to.be.greaterThan(intents)
  expect(inTwoTabs).to.be.greaterThan(0)
}

describe('placements while the server dies at every named point', () => {
  it('R1, R2, V1 embedded: one order and one captured charge for each intent', async () => {
    judge(await placementFaults(plan))
  })

  it('R1, R2, V1 PostgreSQL: one order and one captured charge for each intent', async function () {
    if (postgres === '') return this.skip()
    return judge(await withOwnDatabase(postgres, (databaseUrl) => placementFaults({ ...plan, databaseUrl })))
  })

  it('R1 a double charge that is planted is named', async () => {
    const { wrongs } = await placementFaults({ seed, placements: 10, isCalm: true, plant: plantDoubleCharge })
    expect(wrongs).to.have.length(1)
    expect(wrongs[0]).to.match(/^a charge without an order: order:.+:attempt:1$/)
  })
})
