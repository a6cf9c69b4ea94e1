import { expect } from 'chai'
import type { Popup } from '../../../src-domain/brand/popup.ts'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import { menuOf, until } from '../drivers/scenes.ts'

const popup: Popup = {
  id: 'hours',
  type: 'notice',
  content: { en: 'New hours from Monday', es: 'Nuevo horario desde el lunes' },
  options: { autoCloseTimer: 15, isAutoClose: true, isFirstTimeOnly: false, repeats: 2 },
}
const other: Popup = { ...popup, id: 'ramen', content: { en: 'Ramen week begins' } }

async function isShown(page: OpenPage, words: string) {
  await page.see.findByText(words)
}

function isThere(page: OpenPage, words: string): boolean {
  return page.see.queryByText(words) !== null
}

describe('What a brand says to whoever opens its shop', () => {
  it('SHELL-29, SHELL-31, SHELL-32 two seconds after the page has loaded, one after the other; each goes by itself after its time', async () => {
    const page = await openPage(menuOf(), { brand: { popups: [popup, other] } })
    await page.clock.advance(1_999)
    expect(isThere(page, 'New hours from Monday')).to.equal(false)
    // One more turn, in which the page renders.
    await page.clock.advance(50)
    await isShown(page, 'New hours from Monday')
    expect(isThere(page, 'Ramen week begins')).to.equal(false)
    await page.clock.advance(14_900)
    expect(isThere(page, 'New hours from Monday')).to.equal(true)
    await page.clock.advance(200)
    await isShown(page, 'Ramen week begins')
    expect(isThere(page, 'New hours from Monday')).to.equal(false)
    await page.user.click(page.see.getByRole('button', { name: 'Close' }))
    await until(page, () => expect(isThere(page, 'Ramen week begins')).to.equal(false))
  })

  it('SHELL-30 the device remembers how often it has seen one, and is not told again', async () => {
    const brand = { popups: [popup] }
    let page = await openPage(menuOf(), { brand })
    for (const times of [1, 2]) {
      await page.clock.advance(2_050)
      await isShown(page, 'New hours from Monday')
      expect(JSON.parse(page.window.localStorage.getItem('popups') ?? '{}')).to.deep.include({
        value: { hours: times },
      })
      page = await page.reload()
    }
    await page.clock.advance(2_000)
    await page.clock.advance(1_000)
    expect(isThere(page, 'New hours from Monday')).to.equal(false)
  })

  it('SHELL-32 a brand that says nothing has no popups, and nothing of them in its page', async () => {
    const page = await openPage(menuOf())
    await page.clock.advance(3_000)
    expect(page.window.localStorage.getItem('popups')).to.equal(null)
  })
})
