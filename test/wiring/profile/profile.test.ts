import { randomUUID } from 'node:crypto'
import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { anotherTab, type Device } from '../drivers/device.ts'
import { type OpenPage, openPage, type PageOptions } from '../drivers/open-page.ts'
import { addRamen, fill, keptOrder, logIn, menuOf, textOf, until } from '../drivers/scenes.ts'
import { wiringHouse } from '../drivers/wiring-house.ts'

async function deviceOfDora(): Promise<Device> {
  const page = await openPage(menuOf())
  await page.user.click(page.see.getByRole('button', { name: 'Your account' }))
  await logIn(page, 'dora')
  await page.see.findByText('Hi, Dora')
  return page.close()
}

async function openProfile(path = '/profile', options: PageOptions = {}): Promise<OpenPage> {
  const page = await openPage(path, { device: await deviceOfDora(), ...options })
  await page.see.findByRole('heading', { level: 1 })
  return page
}

async function press(page: OpenPage, name: string | RegExp) {
  await page.user.click(await page.see.findByRole('button', { name }))
}

async function answer(page: OpenPage, yes: string, role: 'alertdialog' | 'dialog' = 'alertdialog') {
  const dialog = await page.see.findByRole(role)
  await page.user.click(within(dialog).getByRole('button', { name: yes }))
}

function fieldsOf(page: OpenPage, labels: readonly string[]) {
  return labels.map((label) => page.see.getByLabelText<HTMLInputElement>(label).value)
}

describe('The account of a patron', () => {
  beforeEach(async () => {
    const { rows } = await wiringHouse()
    await rows("delete from saved_cards where patron_id = 'dora'")
    await rows("delete from limit_counts where name like 'pin%'")
  })

  it('PROF-01 is at /profile and nowhere below it, for whoever is logged in, where one can order', async () => {
    const nobody = await openPage('/profile')
    expect(await nobody.leaving()).to.equal('/#account=/profile')
    nobody.close()
    const page = await openProfile('/profile/of-somebody')
    expect(page.address()).to.equal('/profile')
    page.close()
    const { ordering } = (await wiringHouse()).rule({})
    const shop = await openPage('/profile', { brand: { ordering: { ...ordering, enabled: false } } })
    expect(shop.address()).to.equal('/')
  })

  it('has no page of cards, and no link to one, if the brand takes none', async () => {
    for (const path of ['/cards', '/cards/add', '/cards/update/any']) {
      const page = await openProfile(path, { brand: { paymentProcessor: 'none' } })
      await page.see.findByRole('heading', { level: 1, name: 'Welcome, Dora' })
      expect(page.address()).to.equal('/profile')
      expect(page.see.queryByRole('link', { name: /card/i })).to.equal(null)
      page.close()
    }
  })

  it('PROF-02 welcomes the patron by first name, whose name in the header of the shop leads there', async () => {
    const shop = await openPage(menuOf(), { device: await deviceOfDora() })
    await shop.user.click(shop.see.getByRole('button', { name: 'Your account' }))
    await shop.see.findByText('Hi, Dora')
    await shop.user.click(shop.see.getByRole('link', { name: 'Dora’s account' }))
    const page = await shop.follow()
    expect(page.address()).to.equal('/profile')
    await page.see.findByRole('heading', { level: 1, name: 'Welcome, Dora' })
  })

  it('a session that the server no longer knows leads to where one logs in', async () => {
    const device = await deviceOfDora()
    const { rows } = await wiringHouse()
    await rows("delete from sessions where patron_id = 'dora'")
    const page = await openPage('/profile', { device })
    expect(await page.leaving()).to.equal('/#account=/profile')
    expect(page.window.localStorage.getItem('token')).to.equal(null)
  })

  it('while nobody answers it says so, and the patron stays logged in', async () => {
    const device = await deviceOfDora()
    let heal = () => {}
    const page = await openPage('/profile', {
      device,
      before: ({ network }) => {
        heal = network.answer('/v1/patron', { status: 500, body: '' })
      },
    })
    await page.see.findByText('We couldn’t load your account')
    expect(page.window.localStorage.getItem('token')).to.be.a('string')
    heal()
    await press(page, 'Try again')
    await page.see.findByRole('heading', { name: 'Welcome, Dora' })
  })

  it('PROF-03 who confirms it in the drawer is logged out, here and on the server', async () => {
    const page = await openProfile()
    await press(page, 'Log out')
    await answer(page, 'Cancel', 'dialog')
    expect(page.network.callsTo('/v1/patron/sign-out')).to.deep.equal([])
    await press(page, 'Log out')
    await answer(page, 'Log out', 'dialog')
    expect(await page.leaving()).to.equal('/')
    expect(page.window.localStorage.getItem('token')).to.equal(null)
    expect(page.network.callsTo('/v1/patron/sign-out')).to.have.length(1)
  })

  it('ACCT-63 both names and an e-mail are asked for, in its words, and spaces around the e-mail are no part of it', async () => {
    const page = await openProfile()
    const email = page.see.getByLabelText('Email')
    for (const label of ['First name', 'Last name', 'Email']) fill(page.see.getByLabelText(label), ' ')
    await press(page, 'Save changes')
    for (const said of ['First Name is Required', 'Last Name is Required', 'Email is required'])
      page.see.getByText(said)
    expect(page.network.calls.filter(({ method }) => method === 'PUT')).to.deep.equal([])
    fill(page.see.getByLabelText('First name'), 'Dora')
    fill(page.see.getByLabelText('Last name'), 'Deck')
    fill(email, '  dora@example.com ')
    await press(page, 'Save changes')
    await page.see.findByText('Your changes are saved.')
    const [call] = page.network.calls.filter(({ method }) => method === 'PUT')
    expect(call?.body).to.deep.equal({ firstName: 'Dora', lastName: 'Deck', email: 'dora@example.com' })
  })

  it('API-19 names are changed, and are so on the next visit; what is missing is said and not sent', async () => {
    const page = await openProfile()
    expect(fieldsOf(page, ['First name', 'Last name', 'Email'])).to.include.members(['Dora', 'dora@example.com'])
    fill(page.see.getByLabelText('Last name'), ' ')
    await press(page, 'Save changes')
    page.see.getByText('Last Name is Required')
    expect(page.network.calls.filter(({ method }) => method === 'PUT')).to.deep.equal([])
    fill(page.see.getByLabelText('First name'), ' Dorothea ')
    fill(page.see.getByLabelText('Last name'), 'Deck')
    await press(page, 'Save changes')
    await page.see.findByText('Your changes are saved.')
    page.see.getByRole('heading', { name: 'Welcome, Dorothea' })
    const [call] = page.network.calls.filter(({ method }) => method === 'PUT')
    expect(call?.body).to.deep.equal({ firstName: 'Dorothea', lastName: 'Deck', email: 'dora@example.com' })
    const again = await page.reload()
    await again.see.findByRole('heading', { name: 'Welcome, Dorothea' })
    fill(again.see.getByLabelText('First name'), 'Dora')
    await press(again, 'Save changes')
    await again.see.findByText('Your changes are saved.')
  })

  it('PROF-08 what the server says against a change stands under it, and without a word of its own ours', async () => {
    const page = await openProfile()
    const heal = page.network.answer('/v1/patron', { status: 429, body: { message: 'Too many changes.' } })
    await press(page, 'Save changes')
    await page.see.findByText('Too many changes.')
    heal()
    page.network.answer('/v1/patron', { status: 500, body: '' })
    await press(page, 'Save changes')
    await page.see.findByText('We couldn’t save your changes. Please try again.')
    page.see.getByRole('heading', { name: 'Welcome, Dora' })
  })

  it('a new e-mail address is asked for the code that went there, and goes along with it', async () => {
    const page = await openProfile()
    const put = () =>
      page.network.calls.filter(({ method }) => method === 'PUT').map(({ body }) => Object(body).pinCode)
    const heal = page.network.answer('/v1/patron', { status: 403, body: { message: 'Code.', code: 'email_code_due' } })
    fill(page.see.getByLabelText('Email'), 'new@example.com')
    await press(page, 'Save changes')
    await page.see.findByText(/^We sent a code to new@example.com/)
    heal()
    page.network.answer('/v1/patron', { status: 400, body: { message: 'The code is not right.' } })
    await press(page, 'Save changes')
    page.see.getByText('Code is required')
    fill(page.see.getByLabelText('Code'), '123456')
    await press(page, 'Save changes')
    await page.see.findByText('The code is not right.')
    expect(put()).to.deep.equal([undefined, '123456'])
  })

  it('PROF-07 an e-mail that another service told is there to read', async () => {
    const device = await deviceOfDora()
    const patron = {
      id: 'dora',
      email: { value: 'dora@example.com' },
      firstName: 'Dora',
      lastName: 'Diaz',
      isMigrating: false,
      isEmployee: false,
    }
    for (const told of [
      { type: 'google' },
      { type: 'facebook' },
      { type: 'apple' },
      { type: 'email', userIdApple: '7' },
    ]) {
      const page = await openPage('/profile', {
        device,
        before: ({ network }) => network.answer('/v1/patron', { status: 200, body: { ...patron, ...told } }),
      })
      expect((await page.see.findByLabelText<HTMLInputElement>('Email')).readOnly, told.type).to.equal(true)
      page.close()
    }
    const page = await openPage('/profile', { device })
    expect((await page.see.findByLabelText<HTMLInputElement>('Email')).readOnly).to.equal(false)
  })

  it('PROF-18 where the brand has apps, leads to them in the stores; and back to the restaurants', async () => {
    const appLinks = { ios: 'https://apps.example/ios', android: 'https://apps.example/android' }
    const page = await openProfile('/profile', { brand: { appLinks } })
    const apps = within(await page.see.findByRole('region', { name: 'Our app' }))
    expect(apps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).to.deep.equal([
      ['Get it on the App Store', appLinks.ios],
      ['Get it on Google Play', appLinks.android],
    ])
    const main = within(page.see.getByRole('main'))
    expect(main.getByRole('link', { name: 'Back' }).getAttribute('href')).to.equal('/')
    page.close()
    const without = await openProfile()
    expect(without.see.queryByRole('region', { name: 'Our app' })).to.equal(null)
  })

  it('PROF-04 has the account always, and history, rewards and apps where the brand has them', async () => {
    const parts = (page: OpenPage) => [
      page.see.queryByLabelText('First name') !== null,
      page.see.queryByRole('heading', { name: 'Order history' }) !== null,
      page.see.queryByRole('heading', { name: 'Your Rewards' }) !== null,
      page.see.queryByRole('region', { name: 'Our app' }) !== null,
    ]
    const all = {
      orderHistory: true,
      loyalty: { enabled: true, system: 'wallet' },
      appLinks: { ios: 'https://apps.example/ios' },
    } as const
    const none = { orderHistory: false, loyalty: { enabled: false }, appLinks: {} }
    const [history, rewards, apps] = [
      { ...none, orderHistory: all.orderHistory },
      { ...none, loyalty: all.loyalty },
      { ...none, appLinks: all.appLinks },
    ]
    for (const [brand, shown] of [
      [all, [true, true, true, true]],
      [none, [true, false, false, false]],
      [history, [true, true, false, false]],
      [rewards, [true, false, true, false]],
      [apps, [true, false, false, true]],
    ] as const) {
      const page = await openProfile('/profile', { brand })
      await page.see.findByLabelText('First name')
      await until(page, () => expect(parts(page)).to.deep.equal(shown))
      page.close()
    }
  })

  it('PROF-09 what cannot be drawn says so', async () => {
    const device = await deviceOfDora()
    const page = await openPage('/profile', {
      device,
      before: ({ window }) => {
        // Without `history` the router cannot render.
        Object.defineProperty(window.history, 'replaceState', {
          value: () => {
            throw new Error('no history here')
          },
        })
      },
    })
    await page.see.findByText("Sorry about this but an error occured. We've been notified and are working on a fix.")
    expect(page.faults.splice(0)).to.have.length.above(0)
  })
})

describe('The rewards of a patron', () => {
  it('LOYAL-01, LOYAL-05, LOYAL-07, LOYAL-14 are on the profile where the brand rewards, once they are fetched', async () => {
    const device = await deviceOfDora()
    let release = () => {}
    const page = await openPage('/profile', {
      device,
      brand: { loyalty: { enabled: true, system: 'wallet' } },
      before: ({ network }) => {
        release = network.hold('/v1/loyalty')
      },
    })
    await page.see.findByText('Loading your rewards')
    page.see.getByRole('heading', { name: 'Your Rewards' })
    release()
    await until(page, () => expect(textOf(page)).to.not.include('Loading your rewards'))
    page.close()
    const empty = await openPage('/profile', {
      device,
      brand: { loyalty: { enabled: true, system: 'wallet' } },
      before: ({ network }) => network.answer('/v1/loyalty', { status: 200, body: { wallet: [] } }),
    })
    await empty.see.findByText('You currently have no rewards')
    empty.close()
    const without = await openPage('/profile', { device, brand: { loyalty: { enabled: false } } })
    await without.see.findByRole('heading', { name: 'Welcome, Dora' })
    expect(textOf(without)).to.not.include('Your Rewards')
    expect(without.network.callsTo('/v1/loyalty')).to.deep.equal([])
  })

  it('LOYAL-06, LOYAL-17 a wallet is its cards, credit is an amount, and progress is shown where it leads to a reward', async () => {
    const device = await deviceOfDora()
    const promotion = { id: 'p', name: 'Tea day', description: 'Tea is on us', callToAction: 'Come in' }
    const body = { availableCredit: 4.5, progress: 25, wallet: [{ id: 'r', type: 'promotion', promotion }] }
    const seen = async (system: 'wallet' | 'credit' | 'visit', divisor?: number) => {
      const rounds = divisor === undefined ? {} : { divisor }
      const page = await openPage('/profile', {
        device,
        brand: { loyalty: { enabled: true, system, ...rounds } },
        before: ({ network }) => network.answer('/v1/loyalty', { status: 200, body }),
      })
      const card = (await page.see.findByText('Tea day')).closest('li')
      expect(card?.textContent).to.equal('Tea dayTea is on usCome in')
      // Credit is spent in any loyalty system, so it is shown in all.
      expect(textOf(page)).to.include('Available credit: $4.50')
      const text = textOf(page)
      page.close()
      return text.includes('25% of the way')
    }
    expect([await seen('wallet', 100), await seen('credit'), await seen('visit')]).to.deep.equal([false, false, false])
    expect([await seen('credit', 100), await seen('visit', 100)]).to.deep.equal([true, true])
  })

  it('LOYAL-06, PROMO-12 a card that is chosen is on the order in the cart, says why not where it cannot be, and asks for an order first', async () => {
    const { rows } = await wiringHouse()
    await rows("delete from wallet_rewards where patron_id = 'dora'")
    await rows(`insert into wallet_rewards (brand_id, patron_id, code_id, added_at)
      select brand_id, 'dora', id, now() from promotion_codes where id in ('code-ten', 'code-big')`)
    const brand = { loyalty: { enabled: true, system: 'wallet' } } as const
    const empty = await openPage('/profile', { brand, device: await deviceOfDora() })
    await empty.user.click(await empty.see.findByRole('button', { name: 'Ten percent off' }))
    await empty.see.findByText('Your cart is empty. Add an item, then choose this reward here or at checkout.')
    const menu = await openPage(menuOf(), { device: empty.close() })
    await addRamen(menu)
    const page = await openPage('/profile', { brand, device: menu.close() })
    await page.user.click(await page.see.findByRole('button', { name: 'Five off' }))
    expect((await page.see.findByRole('alert')).textContent).to.include('$20.00')
    await page.user.click(page.see.getByRole('button', { name: 'Ten percent off' }))
    expect(await page.leaving()).to.equal(`${menuOf()}#cart`)
    expect(keptOrder(page)).to.deep.include({ promotionCodeId: 'code-ten', promotionId: 'ten-off' })
  })

  it('LOYAL-15, API-09, API-10, API-11 a fetch that fails is told to the console with its status and message, 0 and its own where it is no answer of a server, and to nobody else', async () => {
    const device = await deviceOfDora()
    const failing = async (fail: NonNullable<PageOptions['before']>) => {
      const told: unknown[] = []
      const page = await openPage('/profile', {
        device: anotherTab(device),
        before: (opening) => {
          fail(opening)
          Object.assign(opening.window['console'], { error: (...said: unknown[]) => told.push(...said) })
        },
      })
      await page.see.findByRole('heading', { name: 'Welcome, Dora' })
      await until(page, () => expect(told).to.include('rewards request failed'))
      expect(textOf(page)).to.not.include('Your Rewards')
      expect(told).to.have.length(2)
      return { said: told[1], faults: page.faults.splice(0).map(String) }
    }
    const answer =
      (status: number, body: unknown): NonNullable<PageOptions['before']> =>
      ({ network }) =>
        void network.answer('/v1/loyalty', { status, body })
    expect(await failing(answer(500, { message: 'Not today' }))).to.deep.equal({
      said: { message: 'Not today', status: 500, body: { message: 'Not today' } },
      faults: [],
    })
    expect(await failing(({ network }) => void network.cut('/v1/loyalty'))).to.deep.equal({
      said: { message: 'No Response Received', status: 408, type: 'timeout' },
      faults: [],
    })
    const goesOffline: NonNullable<PageOptions['before']> = ({ network, window }) => {
      const { fetch } = window
      const andThen: typeof fetch = async (...asked) => {
        const answered = await fetch(...asked)
        if (String(asked[0]).endsWith('/v1/patron')) network.isOnline = false
        return answered
      }
      Object.assign(window, { fetch: andThen })
    }
    expect(await failing(goesOffline)).to.deep.equal({ said: { message: 'offline', status: 0 }, faults: [] })
    const { said, faults } = await failing(answer(200, 'half of it'))
    expect(said).to.have.all.keys('message', 'status').and.include({ status: 0 })
    expect(faults).to.deep.equal([`Error: not understood: ${Object(said).message}`])
  })
})

describe('The cards page of a patron', () => {
  const keep = async (page: OpenPage, last4: string, brand: string) => {
    const { statusCode } = await page.house.app.inject({
      method: 'POST',
      url: '/v1/patron/add-card',
      headers: { client: page.house.rule({}).id, authorization: `Bearer ${page.window.localStorage.getItem('token')}` },
      payload: { cardNonce: `sbx_approved_${last4}_${brand}_${randomUUID()}`, brand, last4, expDate: '08/30' },
    })
    expect(statusCode).to.equal(200)
  }

  beforeEach(async () => {
    const { rows } = await wiringHouse()
    await rows("delete from saved_cards where patron_id = 'dora'")
    await rows("delete from limit_counts where name like 'cards%'")
  })

  const openCards = async (path = '/cards') => {
    const first = await openPage('/profile', { device: await deviceOfDora() })
    await first.see.findByRole('heading', { level: 1 })
    await keep(first, '4242', 'visa')
    await keep(first, '4444', 'mastercard')
    const page = await openPage(path, { device: first.close() })
    await page.see.findByRole('heading', { name: 'Saved cards' })
    return page
  }

  it('CARD-03, CARD-04 the profile leads to the list of cards, which says when there are none', async () => {
    const page = await openProfile()
    await page.user.click(page.see.getByRole('link', { name: 'Saved cards' }))
    expect(page.address()).to.equal('/cards')
    await page.see.findByText('No Cards On File')
  })

  it('CARD-02 names the brands as people know them', async () => {
    const card = { expMonth: 8, expYear: 2030, primaryCard: false }
    const brands = ['amex', 'visa', 'discover', 'mastercard']
    const body = brands.map((brand, index) => ({ ...card, id: brand, brand, last4: `000${index}` }))
    const page = await openProfile('/cards', {
      before: ({ network }) => network.answer('/v1/cards', { status: 200, body }),
    })
    for (const name of ['American Express', 'Visa', 'Discover', 'Mastercard'])
      await page.see.findByText(new RegExp(`^${name} ending in 000`))
  })

  it('CARD-03, CARD-07, CARD-08 a card is deleted at its own address, once that is confirmed', async () => {
    const page = await openCards()
    const row = await page.see.findByText('Visa ending in 4242')
    expect(row.parentElement?.textContent).to.equal('Visa ending in 4242Primary card · Expires 08/30')
    await page.user.click(await page.see.findByRole('link', { name: 'Delete Mastercard ending in 4444' }))
    expect(page.address()).to.match(/^\/cards\/delete\/[^/]+$/)
    await answer(page, 'Keep it')
    expect(page.address()).to.equal('/cards')
    await page.user.click(await page.see.findByRole('link', { name: 'Delete Mastercard ending in 4444' }))
    await answer(page, 'Delete card')
    await page.see.findByText('Card Deleted')
    expect(textOf(page)).to.not.include('4444')
    expect(await page.house.rows("select id from saved_cards where patron_id = 'dora'")).to.have.length(1)
  })

  it('CARD-06, CARD-09, CARD-15 another card is made primary at its own address, and it alone is', async () => {
    const page = await openCards()
    await page.user.click(await page.see.findByRole('link', { name: 'Make primary: Mastercard ending in 4444' }))
    expect(page.address()).to.match(/^\/cards\/update\/[^/]+$/)
    const there = await page.reload()
    await answer(there, 'Make primary')
    await there.see.findByText('Primary Card Updated')
    expect(there.address()).to.equal('/cards')
    const primary = await there.see.findAllByText(/^Primary card/)
    expect(primary.map((one) => one.parentElement?.textContent)).to.deep.equal([
      'Mastercard ending in 4444Primary card · Expires 08/30',
    ])
  })

  it('CARD-10 a card that cannot be deleted says so, and is in the list', async () => {
    const page = await openCards()
    page.network.answer('/v1/cards/*', { status: 500, body: '' })
    await page.user.click(await page.see.findByRole('link', { name: 'Delete Mastercard ending in 4444' }))
    await answer(page, 'Delete card')
    const alert = (await page.see.findByText('Uh-oh')).closest('[role=alert]')
    expect(alert?.textContent).to.equal('Uh-ohAn error occured')
    await until(page, () => expect(textOf(page)).to.include('4444'))
  })
})
