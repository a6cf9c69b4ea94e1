import { expect } from 'chai'
import type { Popup } from '../../src-domain/brand/popup.ts'
import { type OpenPage, openPage } from './open-page.ts'
import { menuOf, textOf, until } from './scenes.ts'

const popup: Popup = {
  id: 'hours',
  type: 'notice',
  content: { en: 'New hours from Monday', es: 'Nuevo horario desde el lunes' },
  options: { autoCloseTimer: 15, isAutoClose: true, isFirstTimeOnly: false, repeats: 2 },
}
const other: Popup = { ...popup, id: 'dumplings', content: { en: 'Dumplings are back' } }

async function isShown(page: OpenPage, words: string) {
  await until(page, () => expect(textOf(page)).to.include(words))
}

describe('What a brand says to whoever opens its shop', () => {
  it('SHELL-29, SHELL-31, SHELL-32 two seconds after the page has loaded, one after the other; each goes by itself after its time', async () => {
    const page = await openPage(menuOf(), { brand: { popups: [popup, other] } })
    await page.clock.advance(1_999)
    expect(textOf(page)).to.not.include('New hours')
    // And a turn of the page, which draws the place first.
    await page.clock.advance(50)
    await isShown(page, 'New hours from Monday')
    expect(textOf(page)).to.not.include('Dumplings')
    await page.clock.advance(14_900)
    expect(textOf(page)).to.include('New hours from Monday')
    await page.clock.advance(200)
    await isShown(page, 'Dumplings are back')
    expect(textOf(page)).to.not.include('New hours')
    await page.user.click(page.see.getByRole('button', { name: 'Close' }))
    await until(page, () => expect(textOf(page)).to.not.include('Dumplings'))
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
    expect(textOf(page)).to.not.include('New hours')
  })

  it('SHELL-32 a brand that says nothing has no popups, and nothing of them in its page', async () => {
    const page = await openPage(menuOf())
    await page.clock.advance(3_000)
    expect(page.window.localStorage.getItem('popups')).to.equal(null)
  })
})
