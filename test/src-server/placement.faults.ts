import { randomInt } from 'node:crypto'
import { expect } from 'chai'
import { deathPoints } from '../faults/fates.ts'
import { type FlawName, isFlaw } from '../faults/flaws.ts'
import { withOwnDatabase } from '../faults/own-database.ts'
import { placementFaults } from '../faults/placement-faults.ts'
import type { PlacementReport } from '../faults/placement-report.ts'
import { type PlantName, plants } from '../faults/plants.ts'
import { walletWays } from '../faults/ways.ts'

const postgres = process.env['TEST_DATABASE_URL'] ?? ''
const seed = Number(process.env['FAULT_SEED'] ?? randomInt(2 ** 31))
const plan = { seed, placements: Number(process.env['FAULT_PLACEMENTS'] ?? 300) }

const happened = [
  ...(['inTwoTabs', 'answersLost', 'stepsPlaced', 'stepsLeft', 'replayed', 'refundedOrders'] as const),
  ...(['walletsPlaced', 'walletsLeft', 'walletsShort', 'paidInTime', 'placedAlone'] as const),
  ...(['posts', 'postsAgain', 'postsLate', 'postsLost', 'forged', 'strange'] as const),
]

function judge({ wrongs, kills, ...seen }: PlacementReport) {
  expect(wrongs, `seed ${seed}`).to.deep.equal([])
  expect(Object.keys(kills)).to.have.members(deathPoints)
  expect(seen.intents).to.be.at.least(plan.placements)
  expect(seen.placed).to.be.greaterThan(plan.placements / 2)
  expect(seen.submissions).to.be.greaterThan(seen.intents)
  for (const often of happened) expect(seen[often], often).to.be.greaterThan(0)
  expect(seen.captured - seen.givenBack).to.equal(seen.booked)
}

describe('placements while the server dies at every named point', function () {
  this.timeout(1_800_000)
  it('R1, R2, R4, V1, V18, PAY-14, PAY-15, PAY-16 embedded: one order and one captured charge for each intent, and each refund once', async () => {
    judge(await placementFaults(plan))
  })

  it('R1, R2, R4, V1, V18, PAY-14, PAY-15, PAY-16 PostgreSQL: one order and one captured charge for each intent, and each refund once', async function () {
    if (postgres === '') return this.skip()
    return judge(await withOwnDatabase(postgres, (databaseUrl) => placementFaults({ ...plan, databaseUrl })))
  })

  const named: Readonly<Record<PlantName, readonly RegExp[]>> = {
    'double-charge': [
      /^a charge without an order: order:.+:attempt:\d+$/,
      /^the processor holds/,
      /^reconciler: double /,
    ],
    'double-capture': [/captured \[\d+,\d+\] of \d+, gave/, /^the processor holds/],
    'missing-refund': [
      /:refund:\d+ of \d+ is in the processor's ledger as \[\]$/,
      /^the processor holds/,
      /^reconciler: missing-refund /,
    ],
    'double-refund': [/^a refund of nobody: /, /^the processor holds/, /^reconciler: unbooked-refund /],
  }
  for (const [name, expected] of Object.entries(named))
    it(`R1, V18 a ${name} that is planted is named, by the judge and by the reconciler where it sees it`, async () => {
      const plant = Object.entries(plants).find(([one]) => one === name)?.[1]
      if (plant === undefined) throw new Error(name)
      const { wrongs } = await placementFaults({ seed, placements: 20, isCalm: true, plant })
      for (const one of expected)
        expect(
          wrongs.filter((wrong) => one.test(wrong)),
          String(one),
        ).to.have.length(1)
    })

  const found: Readonly<Record<FlawName, RegExp>> = {
    deaf: /^[0-9a-f-]+ \(wallet_\w+\) ended .* with 0 orders, and was confirmed in time$/,
    careless: /^a step still open: order:.+:attempt:\d+$/,
    generous: /^[0-9a-f-]+ \(wallet_short\) ended .*Placed.* with 1 orders$/,
    credulous: /^a post to sandbox of ".*" was answered 200 and not 400$/,
  }
  for (const [flaw, expected] of Object.entries(found))
    it(`R1, PAY-14, PAY-16 an order server that is ${flaw} beside a wallet is found out`, async () => {
      if (!isFlaw(flaw)) throw new Error(flaw)
      const { wrongs } = await placementFaults({ seed, placements: 40, isCalm: true, flaw, ways: walletWays })
      expect(wrongs.filter((wrong) => expected.test(wrong))).to.not.deep.equal([])
    })
})
