import { waitFor } from '@testing-library/dom'
import { expect } from 'chai'
import { hideBrokenPictures } from '../../../src-ui/design/broken-pictures.ts'

/** jsdom loads no images, so the test decides. */
function aPicture() {
  const picture = document.createElement('img')
  let fate: 'loaded' | 'broken' = 'loaded'
  const asked: string[] = []
  Object.defineProperties(picture, {
    complete: { get: () => true },
    naturalWidth: { get: () => (fate === 'loaded' ? 320 : 0) },
    currentSrc: { get: () => 'https://img.example/ramen-640.webp' },
    srcset: { get: () => 'ramen-320.webp 320w', set: (text: string) => asked.push(text) },
    decode: { value: () => (fate === 'loaded' ? Promise.resolve() : Promise.reject(new Error('no picture'))) },
  })
  document.body.append(picture)
  return {
    picture,
    asked,
    become: (next: typeof fate) => {
      fate = next
    },
  }
}

describe('A picture that does not come', () => {
  afterEach(() => document.body.replaceChildren())

  it('for another width of the window, without a network, is none: that fails without an event', async () => {
    const { picture, become } = aPicture()
    hideBrokenPictures(document, window)
    Object.defineProperty(window.navigator, 'onLine', { configurable: true, get: () => false })
    become('broken')
    window.dispatchEvent(new window.Event('resize'))
    await waitFor(() => expect(picture.hidden).to.equal(true))
    Reflect.deleteProperty(window.navigator, 'onLine')
  })

  it('is no picture until it comes after all', () => {
    const { picture } = aPicture()
    hideBrokenPictures(document, window)
    picture.dispatchEvent(new window.Event('error'))
    expect(picture.hidden).to.equal(true)
    picture.dispatchEvent(new window.Event('load'))
    expect(picture.hidden).to.equal(false)
  })

  it('is none either where it failed before anybody listened, and is asked for anew with the network', () => {
    const { picture, asked, become } = aPicture()
    become('broken')
    hideBrokenPictures(document, window)
    expect(picture.hidden).to.equal(true)
    window.dispatchEvent(new window.Event('online'))
    // Listeners of earlier tests hear it too.
    expect([picture.hidden, [...new Set(asked)]]).to.deep.equal([false, ['ramen-320.webp 320w']])
  })

  it('with the network back, asks for nothing that is there', () => {
    const { asked } = aPicture()
    hideBrokenPictures(document, window)
    window.dispatchEvent(new window.Event('online'))
    expect(asked).to.deep.equal([])
  })
})
