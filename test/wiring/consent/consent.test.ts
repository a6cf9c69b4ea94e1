import { expect } from 'chai'
import { aSink } from '../../builders/sink-builder.ts'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import { deviceWithRamen, menuOf, openCart, until } from '../drivers/scenes.ts'

const brand = {
  analytics: { segment: aSink('key-1'), heatmap: aSink('7', { receivesPersonalData: true }), data_layer: aSink('') },
  consent: { privacyUrl: 'https://brand.example/privacy' },
}

function scripts(page: OpenPage) {
  return [...page.window.document.querySelectorAll('script[src^="https:"]')].map((one) => one.getAttribute('src') ?? '')
}
function question(page: OpenPage) {
  return page.see.queryByRole('region', { name: 'Your privacy' })
}
/** Waits for the ordering chunk, which reports events, and for the consent question. */
async function settledShop(page: OpenPage) {
  await openCart(page)
  await page.clock.advance(2_100)
  await page.clock.advance(100)
}
function heardBySegment(page: OpenPage): string[] {
  const heard: string[] = []
  Object.assign(page.window, {
    hj: () => undefined,
    analytics: { identify: () => undefined, page: () => undefined, track: (name: string) => heard.push(name) },
  })
  return heard
}

describe('A brand that asks before it follows anybody', () => {
  it('E52 runs no tracking before the answer; after consent the services load and get the events of this page', async () => {
    const page = await openPage(menuOf(), { brand, device: await deviceWithRamen() })
    await settledShop(page)
    expect(scripts(page)).to.deep.equal([])
    const asked = question(page)
    expect(asked?.textContent).to.contain('Can we use Hotjar and Segment?')
    expect(asked?.textContent).to.contain('Hotjar would also get your name, email, and phone.')
    // A service that sends nothing needs no consent.
    expect(Object(page.window)['dataLayer']).to.deep.include({ event: 'Cart Viewed' })
    await page.user.click(page.see.getByRole('button', { name: 'Accept' }))
    await until(page, () => expect(question(page)).to.equal(null))
    await until(page, () => expect(scripts(page).join()).to.contain('cdn.segment.com'))
    const heard = heardBySegment(page)
    await page.clock.advance(1_000)
    await until(page, () => expect(heard).to.include('Cart Viewed'))

    const next = await page.reload()
    await settledShop(next)
    expect(question(next)).to.equal(null)
    await until(next, () => expect(scripts(next).join()).to.contain('cdn.segment.com'))
  })

  it('E52 after a refusal no tracking runs on this page or the next, and the question does not return', async () => {
    let page = await openPage(menuOf(), { brand, device: await deviceWithRamen() })
    await settledShop(page)
    await page.user.click(page.see.getByRole('button', { name: 'No, thanks' }))
    for (const _ of [1, 2]) {
      await page.clock.advance(3_000)
      expect(question(page)).to.equal(null)
      expect(scripts(page)).to.deep.equal([])
      page = await page.reload()
      await settledShop(page)
    }
  })

  it('E52 the footer link reopens the question and moves the focus to it; a refusal reloads the page without tracking', async () => {
    const page = await openPage(menuOf(), { brand, device: await deviceWithRamen() })
    await settledShop(page)
    await page.user.click(page.see.getByRole('button', { name: 'Accept' }))
    await until(page, () => expect(question(page)).to.equal(null))
    await page.user.click(page.see.getByRole('link', { name: 'Privacy choices' }))
    await until(page, () => expect(page.window.document.activeElement?.textContent).to.equal('Your privacy'))
    await page.user.click(page.see.getByRole('button', { name: 'No, thanks' }))
    const without = await page.follow()
    await settledShop(without)
    expect(scripts(without)).to.deep.equal([])
  })

  it('E52 a browser that signals an opt-out gets no question and no tracking', async () => {
    const page = await openPage(menuOf(), {
      brand,
      device: await deviceWithRamen(),
      before: ({ window }) => Object.assign(window.navigator, { globalPrivacyControl: true }),
    })
    await settledShop(page)
    expect(question(page)).to.equal(null)
    expect(scripts(page)).to.deep.equal([])
  })

  it('E52 a device that keeps nothing is not asked on every page: nothing runs, and the link asks all the same', async () => {
    const page = await openPage(menuOf(), {
      brand,
      before: ({ window }) =>
        Object.assign(window.Storage.prototype, {
          setItem: () => {
            throw new Error('nothing is kept here')
          },
        }),
    })
    await page.clock.advance(2_100)
    await page.clock.advance(100)
    expect(question(page)).to.equal(null)
    await page.user.click(page.see.getByRole('link', { name: 'Privacy choices' }))
    await until(page, () => expect(question(page)).to.not.equal(null))
    expect(scripts(page)).to.deep.equal([])
  })

  it('E52 a brand with nothing that follows asks nobody, and its popups come', async () => {
    const page = await openPage(menuOf(), {
      brand: {
        ...brand,
        analytics: { data_layer: aSink('') },
        popups: [
          {
            id: 'hours',
            type: 'notice',
            content: { en: 'New hours from Monday' },
            options: { autoCloseTimer: 15, isAutoClose: false, isFirstTimeOnly: false },
          },
        ],
      },
    })
    await page.clock.advance(2_100)
    await page.see.findByText('New hours from Monday')
    expect(question(page)).to.equal(null)
  })
})
