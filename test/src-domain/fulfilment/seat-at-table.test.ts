import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { setTable } from '../../../src-domain/cart/change-terms.ts'
import type { TableRefusal } from '../../../src-domain/fulfilment/choose-table.ts'
import { seatAtTable } from '../../../src-domain/fulfilment/seat-at-table.ts'
import { aCell } from '../../builders/fake-ports.ts'
import { anOrder } from '../../builders/order-builder.ts'

function aTab(refusal?: TableRefusal) {
  const order = aCell(anOrder({ diningOption: 'kiosk' }))
  const [asked, kept]: [string[], string[]] = [[], []]
  const sit = seatAtTable({
    order,
    choose: async (number) => {
      asked.push(number)
      if (refusal !== undefined) return left(refusal)
      const table = { id: number, number: number.toUpperCase() }
      order.update(setTable(table, 'key'))
      return right(table)
    },
    followed: { read: () => kept.at(-1), keep: (number) => void kept.push(number) },
  })
  return { order, asked, kept, sit: (number: string) => sit(number) }
}

describe('The table of a link', () => {
  it('TABLE-07 is checked with the restaurant, and told as it is spelled there', async () => {
    const { sit, kept } = aTab()
    expect(await sit('a1')).to.deep.equal(right({ _tag: 'Now', number: 'A1' }))
    expect(kept).to.deep.equal(['a1'])
  })

  it('TABLE-07 does not take back what was chosen since, unless nothing is', async () => {
    const { sit, order, asked } = aTab()
    await sit('a1')
    order.update(setTable({ id: 'b2', number: 'B2' }, 'key'))
    expect(await sit('A1')).to.deep.equal(right({ _tag: 'Before' }))
    expect([asked, order.current().table?.number]).to.deep.equal([['a1'], 'B2'])
    order.update(({ table: _, ...now }) => now)
    expect((await sit('a1'))._tag).to.equal('Right')
    expect(order.current().table?.number).to.equal('A1')
  })

  it('TABLE-08 is refused in the words of the restaurant, and can be followed again', async () => {
    const refusal = { _tag: 'NotAccepted', message: 'No such table.' } as const
    const { sit, kept } = aTab(refusal)
    expect(await sit('99')).to.deep.equal(left(refusal))
    expect(kept).to.deep.equal([])
  })
})
