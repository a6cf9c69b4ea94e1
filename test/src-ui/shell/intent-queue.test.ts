import { expect } from 'chai'
import type { ShopIntent } from '../../../src-domain/navigation/shop-intent.ts'
import { intentQueue } from '../../../src-ui/shell/intent-queue.ts'

const item = { _tag: 'OpenItem', groupId: 'ladle', itemId: 'miso-soup' } as const
const table = { _tag: 'SitAt', table: '4' } as const

/** What a listener receives that comes after these intents, and then the intents after it. */
function served(before: readonly ShopIntent[], after: readonly ShopIntent[] = []): readonly ShopIntent[] {
  const { make, onIntent } = intentQueue()
  const heard: ShopIntent[] = []
  for (const intent of before) make(intent)
  onIntent((intent) => heard.push(intent))
  for (const intent of after) make(intent)
  return heard
}

describe('what a customer taps before the shop is ready', () => {
  it('is served once, and only the newest', () => {
    expect(served([{ _tag: 'NearMe' }, item])).to.deep.equal([item])
    expect(served([], [item, { _tag: 'NearMe' }])).to.deep.equal([item, { _tag: 'NearMe' }])
  })

  it('TABLE-07 does not replace the table of the link', () => {
    expect(served([table, item])).to.deep.equal([table, item])
    expect(served([item, table])).to.deep.equal([table, item])
  })
})
