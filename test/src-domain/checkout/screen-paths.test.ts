import { expect } from 'chai'
import { payScreenIn } from '../../../src-domain/checkout/pay-screen.ts'
import { screenPaths } from '../../../src-domain/checkout/screen-paths.ts'

describe('The paths of the flow', () => {
  it('CART-07, SHELL-08 gives each screen of the flow one path, and no two the same', () => {
    expect(Object.keys(screenPaths)).to.deep.equal([
      ...['ROOT', 'FETCH_DISCOUNT', 'FETCH_GIFTCARD', 'CLEAR_DISCOUNT', 'CLEAR_GIFTCARD', 'FETCH_ITEM_DETAIL'],
      ...['REMOVE_CART_ITEM', 'PACKING', 'UPSELLS', 'UPSELLS_ITEM', 'LOCATIONS', 'PICK_UP', 'DELIVERY'],
      ...['SET_TABLE_NUMBER', 'FETCH_SCHEDULE_DATE', 'LOG_IN', 'GUESTS', 'CHECK_OUT', 'INTERCEPT_CHECKOUT_COMPLETE'],
      ...['FETCH_CARDS', 'PURCHASE_COMPLETE', 'PERSONAL_COMMUNITY_IMPACT', 'LINK'],
    ])
    expect(Object.values(screenPaths)).to.deep.equal([
      ...['/', '/discount', '/giftcard', '/discount-clear', '/giftcard-clear', '/item/:id/:index', '/delete/:index?'],
      ...['/packing', '/upsells', '/upsells/:id', '/locations', '/pickup', '/delivery', '/table-number'],
      ...['/schedule-date', '/login', '/guest', '/checkout', '/beam', '/cards', '/complete', '/impact', '/link'],
    ])
    expect(new Set(Object.values(screenPaths)).size).to.equal(23)
  })

  it('CART-07 takes no screen from a history entry that the checkout does not have', () => {
    expect([payScreenIn('FETCH_CARDS'), payScreenIn('LOG_IN')]).to.deep.equal(['FETCH_CARDS', 'LOG_IN'])
    for (const other of ['PACKING', 'packing', '', 'CHECKOUT', 3, null, undefined])
      expect(payScreenIn(other)).to.equal(undefined)
  })
})
