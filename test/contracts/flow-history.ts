import { expect } from 'chai'
import type { FlowHistory } from '../../src-domain/navigation/flow-history.ts'

export interface HistoryWorld {
  readonly history: FlowHistory
  readonly press: (by: -1 | 1) => void
  readonly settle: () => Promise<void>
  readonly address: () => string | undefined
}

export function itIsAFlowHistory(name: string, openWorld: (kept?: unknown) => HistoryWorld): void {
  describe(`FlowHistory, as kept by ${name}`, () => {
    const cart = { at: 'cart', depth: 1 }
    const packing = { at: { path: '/packing' }, depth: 2 }

    it('CART-12 begins with what the entry keeps, which may be nothing', () => {
      expect(openWorld().history.current()).to.equal(undefined)
      expect(openWorld(packing).history.current()).to.deep.equal(packing)
    })

    it('CART-12 goes back to the entry before, tells it once it is there, and forward again', async () => {
      const { history, press, settle } = openWorld()
      const heard: unknown[] = []
      history.onArrival(() => heard.push(history.current()))
      history.push(cart)
      history.push(packing)
      expect([history.current(), heard]).to.deep.equal([packing, []])
      history.goBack(1)
      await settle()
      expect(heard).to.deep.equal([cart])
      press(1)
      await settle()
      expect(heard).to.deep.equal([cart, packing])
      history.goBack(2)
      await settle()
      expect(heard).to.deep.equal([cart, packing, undefined])
    })

    it('CART-12 keeps another position in the same entry, and forgets what lay ahead of a new one', async () => {
      const { history, press, settle } = openWorld()
      history.push(cart)
      history.push(packing)
      history.goBack(1)
      await settle()
      history.replace({ at: 'locations', depth: 1 })
      expect(history.current()).to.deep.equal({ at: 'locations', depth: 1 })
      history.push({ at: 'pickup', depth: 2 })
      press(1)
      await settle()
      expect(history.current()).to.deep.equal({ at: 'pickup', depth: 2 })
      history.goBack(1)
      await settle()
      expect(history.current()).to.deep.equal({ at: 'locations', depth: 1 })
    })

    it('MENU-15 a position may have an address of its own, which goes with it', async () => {
      const { history, settle, address } = openWorld()
      const page = address()
      history.push(cart)
      expect(address()).to.equal(page)
      history.push({ at: 'soba', depth: 2 }, '/location/downtown/pickup/all/soba')
      expect(address()).to.equal('/location/downtown/pickup/all/soba')
      history.replace({ at: 'ramen', depth: 2 })
      expect(address()).to.equal('/location/downtown/pickup/all/soba')
      history.goBack(2)
      await settle()
      expect(address()).to.equal(page)
    })
  })
}
