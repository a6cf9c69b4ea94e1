import { expect } from 'chai'
import { JSDOM } from 'jsdom'
import { rememberMarket } from '../../../src-ui/shell/remember-market.ts'

function aPage(referrer: string) {
  return new JSDOM('<a data-back href="/">Change location</a>', {
    url: 'https://shop.example/location/harbor/pickup',
    ...(referrer === '' ? {} : { referrer }),
  }).window
}

function wayBack(page: Pick<Window, 'document'>) {
  return page.document.querySelector('a')?.getAttribute('href')
}

describe('the way back from the menu', () => {
  it('MENU-14 is home', () => {
    const page = aPage('https://shop.example/')
    rememberMarket(page, true)
    expect(wayBack(page)).to.equal('/')
  })

  it('MENU-14 is the marketplace for who came through it, also after a reload', () => {
    const page = aPage('https://shop.example/market/pier-17/pickup')
    page.history.replaceState({ flow: { at: { _tag: 'Cart' } } }, '')
    rememberMarket(page, true)
    expect(wayBack(page)).to.equal('/market/pier-17')
    expect(page.history.state).to.deep.equal({ flow: { at: { _tag: 'Cart' } }, market: 'pier-17' })
    const reloaded = aPage('')
    reloaded.history.replaceState(page.history.state, '')
    rememberMarket(reloaded, true)
    expect(wayBack(reloaded)).to.equal('/market/pier-17')
  })

  it('MENU-14 is home where the brand has no marketplaces, and from anybody else’s', () => {
    const without = aPage('https://shop.example/market/pier-17')
    rememberMarket(without, false)
    expect(wayBack(without)).to.equal('/')
    const elsewhere = aPage('https://other.example/market/pier-17')
    rememberMarket(elsewhere, true)
    expect(wayBack(elsewhere)).to.equal('/')
    const forged = aPage('')
    forged.history.replaceState({ market: '../evil' }, '')
    rememberMarket(forged, true)
    expect(wayBack(forged)).to.equal('/')
  })
})
