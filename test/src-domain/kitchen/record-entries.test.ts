import { expect } from 'chai'
import type { RecordedRefund } from '../../../src-domain/kitchen/order-record.ts'
import { messageAction, recordEntries, refundAction } from '../../../src-domain/kitchen/record-entries.ts'
import { minor, zero } from '../../../src-domain/money/minor.ts'
import { aBoardOrder, boardTime } from '../../builders/board-order-builder.ts'

const minute = 60_000
const none = { events: [], refunds: [], messages: [], acts: [] }

function aRefund(fields: Partial<RecordedRefund>): RecordedRefund {
  const amounts = { charged: minor(500), giftCard: minor(50), credit: zero }
  return { ...amounts, progress: 'pending', isWhole: false, lines: [], reason: '', at: boardTime, ...fields }
}

describe('the history of an order', () => {
  it('names each act, its time, and who did it by the entry of the audit log with the same time', () => {
    const at = (minutes: number) => boardTime + minutes * minute
    const entries = recordEntries({
      order: aBoardOrder(),
      events: [
        { _tag: 'Accepted', version: 1, at: at(1), promisedAt: at(25) },
        { _tag: 'Delayed', version: 2, at: at(9), promisedAt: at(35) },
        { _tag: 'Ready', version: 3, at: at(20) },
      ],
      refunds: [aRefund({ at: at(12), endedAt: at(13), progress: 'done', reason: 'Cold' })],
      messages: [{ text: 'Sorry!', state: 'waiting', at: at(10) }],
      acts: [
        { action: 'order:Accepted', at: at(1), name: 'Carl' },
        { action: 'order:Delayed', at: at(1), name: 'Mia' },
        { action: refundAction, at: at(12), name: 'Olga' },
        { action: messageAction, at: at(10), name: '' },
      ],
    })
    expect(entries).to.deep.equal([
      { event: 'placed', at: at(0) },
      { event: 'accepted', at: at(1), by: 'Carl', promisedAt: at(25) },
      { event: 'delayed', at: at(9), promisedAt: at(35) },
      { event: 'message', at: at(10), message: 'waiting', text: 'Sorry!' },
      { event: 'refund', at: at(12), amount: 550, text: 'Cold', by: 'Olga' },
      { event: 'refund-done', at: at(13), amount: 550 },
      { event: 'ready', at: at(20) },
    ])
  })

  it('says that an order completed itself, and that an operator cancelled one with a reason', () => {
    const ended = (status: 'completed' | 'cancelled') =>
      recordEntries({
        ...none,
        order: aBoardOrder({ steps: [{ status, at: boardTime + minute }], cancelReason: 'Fire alarm' }),
      })
    expect(ended('completed')[1]).to.deep.equal({ event: 'completed', at: boardTime + minute })
    expect(ended('cancelled')[1]).to.deep.equal({ event: 'cancelled', at: boardTime + minute, text: 'Fire alarm' })
  })

  it('says that the processor refused a refund', () => {
    const refunds = [aRefund({ progress: 'refused', endedAt: boardTime + minute })]
    const events = recordEntries({ ...none, order: aBoardOrder(), refunds }).map(({ event }) => event)
    expect(events).to.deep.equal(['placed', 'refund', 'refund-refused'])
  })
})
