import { expect } from 'chai'
import type { ShopIntent } from '../../../src-domain/navigation/shop-intent.ts'
import { enhanceTaps } from '../../../src-ui/shell/enhance-taps.ts'

describe('Taps on a page that the server drew', () => {
  const intents: ShopIntent[] = []
  const page = () => {
    const root = document.createElement('div')
    root.innerHTML = '<button data-tap="cart"><span>Order</span></button>'
    document.body.append(root)
    enhanceTaps(root, { intent: (intent) => intents.push(intent), chooseType: () => 'follow' })
    return root
  }
  beforeEach(() => {
    intents.length = 0
  })
  afterEach(() => document.body.replaceChildren())

  it('are understood wherever in a button they fall', () => {
    page().querySelector('span')?.click()
    expect(intents).to.deep.equal([{ _tag: 'OpenCart' }])
  })

  it('are heard although whoever takes the page over stops them on their way up', () => {
    const root = page()
    root.addEventListener('click', (event) => event.stopPropagation(), true)
    root.querySelector('button')?.click()
    expect(intents).to.deep.equal([{ _tag: 'OpenCart' }])
  })

  it('LOC-14 on a restaurant of a delivery ask for the address, and remember which one it was', () => {
    const root = document.createElement('div')
    root.innerHTML = '<a href="#menu" data-tap="choose" data-type="delivery" data-slug="harbor">Order here</a>'
    document.body.append(root)
    let isKnown = false
    enhanceTaps(root, { intent: (intent) => intents.push(intent), chooseType: () => (isKnown ? 'follow' : 'address') })
    const tap = () =>
      root.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect([tap(), intents]).to.deep.equal([false, [{ _tag: 'EnterAddress', slug: 'harbor' }]])
    isKnown = true
    expect([tap(), intents.length]).to.deep.equal([true, 1])
  })

  it('for a new tab are the browser’s', () => {
    page()
      .querySelector('button')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }))
    expect(intents).to.deep.equal([])
  })
})
