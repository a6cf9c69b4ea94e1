import { expect } from 'chai'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import type { SaidAgainst } from '../../../src-domain/call/said-against.ts'
import { chooseLocation } from '../../../src-domain/cart/change-terms.ts'
import { chooseTable } from '../../../src-domain/fulfilment/choose-table.ts'
import { isKioskOn } from '../../../src-domain/fulfilment/kiosk-permission.ts'
import { isSameTable, tableNumberProblem } from '../../../src-domain/fulfilment/table-form.ts'
import type { TableCheck, TableGateway } from '../../../src-domain/fulfilment/table-gateway.ts'
import { submittedOrder } from '../../../src-domain/placement/submit-order.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aCell, someIds } from '../../builders/fake-ports.ts'
import { aLine, anOrder, uptown } from '../../builders/order-builder.ts'

function kiosk() {
  return aCell(anOrder({ diningOption: 'kiosk', items: [aLine()] }))
}
function answering(answer: Either<CallFailure, TableCheck>) {
  const asked: (readonly [string, string])[] = []
  const tables: TableGateway = {
    check: async (locationId, number) => {
      asked.push([locationId, number])
      return answer
    },
  }
  return { tables, asked }
}

describe('A table', () => {
  it('TABLE-02 a table number is required', () => {
    expect(tableNumberProblem('  ')).to.equal('missing')
    expect(tableNumberProblem('12')).to.equal(undefined)
    expect(tableNumberProblem('1'.repeat(21))).to.equal('too-long')
  })

  it('TABLE-02 without a number nobody is asked', async () => {
    const { tables, asked } = answering(right({ isValid: true, table: { id: 't' } }))
    const outcome = await chooseTable({ tables, order: kiosk(), ids: someIds() })(' ')
    expect(outcome).to.deep.equal(left({ _tag: 'Form', problem: 'missing' }))
    expect(asked).to.deep.equal([])
  })

  it('TABLE-06, TABLE-07, TABLE-10 an accepted table is on the order, and its id is what is sent', async () => {
    const { tables, asked } = answering(right({ isValid: true, table: { id: 'tbl_9' } }))
    const order = kiosk()
    const before = order.current().idempotencyKey
    expect(await chooseTable({ tables, order, ids: someIds() })(' a  12 ')).to.deep.equal(
      right({ id: 'tbl_9', number: 'a 12' }),
    )
    expect(asked).to.deep.equal([['location-1', 'a 12']])
    expect(order.current().table).to.deep.equal({ id: 'tbl_9', number: 'a 12' })
    expect(order.current().idempotencyKey).not.to.equal(before)
    expect(submittedOrder(order.current()).tableNumber).to.equal('tbl_9')
  })

  const refusals: readonly (readonly [string, Either<CallFailure, TableCheck>, SaidAgainst])[] = [
    [
      'an invalid check',
      right({ isValid: false, message: 'No such table.', reason: 'unknown' }),
      { message: 'No such table.', why: 'unknown' },
    ],
    ['an invalid check without a word', right({ isValid: false }), {}],
    ['an answer without a table', right({ isValid: true }), {}],
    ['a refused call', left({ _tag: 'Refused', status: 400, message: 'Bad table.' }), { message: 'Bad table.' }],
    ['no answer', left({ _tag: 'NoResponse' }), {}],
    ['no connection', left({ _tag: 'NotSent', detail: 'TypeError: fetch' }), {}],
  ]
  for (const [what, answer, said] of refusals) {
    it(`TABLE-08 ${what} leaves the order without a table and says what the server said`, async () => {
      const { tables } = answering(answer)
      const order = kiosk()
      const outcome = await chooseTable({ tables, order, ids: someIds() })('12')
      expect(outcome).to.deep.equal(left({ _tag: 'NotAccepted', ...said }))
      expect(order.current().table).to.equal(undefined)
    })
  }

  it('TABLE-07 the newest number wins, and a table of a restaurant that was left is none', async () => {
    const waiting: ((check: TableCheck) => void)[] = []
    const tables: TableGateway = {
      check: () => new Promise((answer) => waiting.push((check) => answer(right(check)))),
    }
    const order = kiosk()
    const choose = chooseTable({ tables, order, ids: someIds() })
    const [first, second] = [choose('1'), choose('2')]
    waiting[1]?.({ isValid: true, table: { id: 'two' } })
    waiting[0]?.({ isValid: true, table: { id: 'one' } })
    expect(await first).to.deep.equal(left({ _tag: 'Overtaken' }))
    await second
    expect(order.current().table?.id).to.equal('two')
    const third = choose('3')
    order.update(chooseLocation(uptown, 'key'))
    waiting[2]?.({ isValid: true, table: { id: 'three' } })
    expect(await third).to.deep.equal(left({ _tag: 'Overtaken' }))
    expect(order.current().table).to.equal(undefined)
  })

  it('TABLE-05 takes kiosk on for the product and for the location', () => {
    const brand = (kiosk: boolean) => aBrand({ ordering: { ...aBrand().ordering, kiosk } })
    expect(isKioskOn(brand(true), { isKioskEnabled: true })).to.equal(true)
    expect(isKioskOn(brand(false), { isKioskEnabled: true })).to.equal(false)
    expect(isKioskOn(brand(true), { isKioskEnabled: false })).to.equal(false)
  })

  it('TABLE-06 the case of a table’s letter is no difference', () => {
    expect(isSameTable(' a1', 'A1 ')).to.equal(true)
    expect(isSameTable('1', '11')).to.equal(false)
  })
})
