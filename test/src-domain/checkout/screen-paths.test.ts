import { expect } from 'chai'
import { flowScreens, isFlowScreen } from '../../../src-domain/checkout/flow-position.ts'
import { screenPaths } from '../../../src-domain/checkout/screen-paths.ts'

describe('The paths of the flow', () => {
  it('CART-07, SHELL-08 gives each screen of the flow one path, and no two the same', () => {
    expect(flowScreens).to.have.length(23)
    expect(Object.keys(screenPaths)).to.have.members([...flowScreens])
    expect(new Set(Object.values(screenPaths)).size).to.equal(flowScreens.length)
    expect(flowScreens.map((screen) => screenPaths[screen])).to.deep.equal([
      ...['/', '/discount', '/giftcard', '/discount-clear', '/giftcard-clear', '/item/:id/:index', '/delete/:index?'],
      ...['/packing', '/upsells', '/upsells/:id', '/locations', '/pickup', '/delivery', '/table-number'],
      ...['/schedule-date', '/login', '/guest', '/checkout', '/beam', '/cards', '/complete', '/impact', '/link'],
    ])
  })

  it('CART-07 takes no screen from a history entry that it does not know', () => {
    expect(isFlowScreen('PACKING')).to.equal(true)
    for (const other of ['packing', '', 'CHECKOUT', 3, null, undefined]) expect(isFlowScreen(other)).to.equal(false)
  })
})
