import { within } from '@testing-library/dom'
import { expect } from 'chai'
import type { Device } from '../drivers/device.ts'
import { type OpenPage, openPage, type PageOptions } from '../drivers/open-page.ts'
import { fill, logIn, menuOf, textOf, until } from '../drivers/scenes.ts'
import { wiringHouse } from '../drivers/wiring-house.ts'

async function deviceOf(name: 'dora' | 'fay'): Promise<Device> {
  const page = await openPage(menuOf())
  await page.user.click(page.see.getByRole('button', { name: 'Your account' }))
  await logIn(page, name)
  await page.see.findByRole('link', { name: /’s account$/ })
  return page.close()
}

async function openProfile(options: PageOptions = {}, name: 'dora' | 'fay' = 'dora'): Promise<OpenPage> {
  const page = await openPage('/profile', { device: await deviceOf(name), ...options })
  await page.see.findByRole('heading', { level: 1 })
  return page
}

async function press(page: OpenPage, name: string | RegExp) {
  await page.user.click(await page.see.findByRole('button', { name }))
}

async function follow(page: OpenPage, name: string) {
  await page.user.click(await page.see.findByRole('link', { name }))
}

function aPerson(fields: object = {}) {
  return {
    ...{ id: 'dora', email: { value: 'dora@example.com' }, firstName: 'Dora', lastName: 'Diaz', type: 'email' },
    ...{ isMigrating: false, isEmployee: false },
    ...fields,
  }
}

describe('What a patron changes of the own account', () => {
  beforeEach(async () => {
    const { rows } = await wiringHouse()
    await rows("delete from limit_counts where name like 'pin%'")
  })

  it('PROF-03 logging out is a drawer that offers Logout and Cancel, and nothing is done before', async () => {
    const page = await openProfile()
    await press(page, 'Log out')
    const drawer = within(await page.see.findByRole('dialog', { name: 'Log out?' }))
    await page.user.click(drawer.getByRole('button', { name: 'Cancel' }))
    expect(page.see.queryByRole('dialog')).to.equal(null)
    expect(page.network.callsTo('/v1/patron/sign-out')).to.deep.equal([])
    expect(page.window.localStorage.getItem('token')).to.be.a('string')
  })

  it('PROF-05, PROF-06, API-22, API-24 a phone is changed on a screen of its own, once its code has come back', async () => {
    const page = await openProfile({
      before: ({ network }) => {
        network.answer('/v1/pincode/send', { status: 200, body: {} })
        network.answer('/v1/pincode/verify', { status: 400, body: { message: 'The code is not right.' } })
      },
    })
    await follow(page, 'Change phone')
    await page.see.findByRole('heading', { level: 1, name: 'Your phone' })
    expect(page.address()).to.equal('/profile')
    fill(await page.see.findByLabelText(/^Phone/), '12')
    await press(page, 'Send code')
    await page.see.findByText('Phone number is not valid')
    expect(page.network.callsTo('/v1/pincode/send')).to.deep.equal([])
    fill(page.see.getByLabelText(/^Phone/), '718 555 0199')
    await press(page, 'Send code')
    await page.see.findByText(/texted a code to 718-555-0199/)
    fill(page.see.getByLabelText(/^Code/), '123456')
    await press(page, 'Continue')
    await page.see.findByText('That code is incorrect or has expired.')
    page.network.answer('/v1/pincode/verify', { status: 200, body: { phone: '718 555 0199' } })
    await press(page, 'Continue')
    await page.see.findByText('Your phone is verified.')
    page.see.getByRole('heading', { level: 1, name: 'Welcome, Dora' })
    expect(textOf(page)).to.include('718-555-0199')
    const [sent] = page.network.callsTo('/v1/pincode/send')
    expect(sent?.body).to.deep.equal({ phone: '718 555 0199' })
    const [, verified] = page.network.callsTo('/v1/pincode/verify')
    expect(verified?.body).to.deep.equal({ phone: '718 555 0199', pinCode: '123456' })
    expect(verified?.headers['authorization']).to.equal(sent?.headers['authorization'])
  })

  it('PROF-05 the arrow leads back to the profile, and a reload stays where one is', async () => {
    const page = await openProfile()
    await follow(page, 'Change password')
    await page.see.findByRole('heading', { level: 1, name: 'Choose a new password' })
    await press(page, 'Back')
    await page.see.findByRole('heading', { level: 1, name: 'Welcome, Dora' })
    await follow(page, 'Change password')
    await page.see.findByRole('heading', { level: 1, name: 'Choose a new password' })
    const again = await page.reload()
    // React delays suspended content this long.
    await again.clock.advance(1_000)
    await again.see.findByRole('heading', { level: 1, name: 'Choose a new password' })
  })

  it('PROF-05, ACCT-66, API-19 a password is changed on a screen of its own, and this session goes on', async () => {
    const { rows } = await wiringHouse()
    const [before] = await rows("select password_hash from patrons where id = 'fay'")
    const page = await openProfile({}, 'fay')
    await follow(page, 'Change password')
    fill(await page.see.findByLabelText(/^New password(?! again)/), 'short')
    const whose = page.window.document.querySelector<HTMLInputElement>('form input[autocomplete=username]')
    expect([whose?.type, whose?.hidden], 'what a keeper of passwords reads').to.deep.equal(['text', true])
    fill(page.see.getByLabelText(/^Confirm new password/), 'other')
    await press(page, 'Save changes')
    await page.see.findByText('Password must be at least 8 characters')
    page.see.getByText('Passwords do not match')
    fill(page.see.getByLabelText(/^New password(?! again)/), 'password')
    fill(page.see.getByLabelText(/^Confirm new password/), 'password')
    await press(page, 'Save changes')
    await page.see.findByText('This password is too common. Please choose another.')
    fill(page.see.getByLabelText(/^New password(?! again)/), 'ladles of quiet soup')
    fill(page.see.getByLabelText(/^Confirm new password/), 'ladles of quiet soup')
    await press(page, 'Save changes')
    await page.see.findByText('Your new password is set.')
    const [after] = await rows("select password_hash from patrons where id = 'fay'")
    expect(after?.['password_hash']).to.not.equal(before?.['password_hash'])
    await rows(`update patrons set password_hash = '${before?.['password_hash']}' where id = 'fay'`)
    const again = await page.reload()
    await again.see.findByRole('heading', { level: 1, name: /^Welcome/ })
  })

  describe('from a session that was proved more than ten minutes ago', () => {
    const openOld = async (name: 'dora' | 'fay') => {
      const page = await openProfile({}, name)
      const { rows } = await wiringHouse()
      await rows(
        `update sessions set created_at = created_at - interval '11 minutes' where patron_id = '${name}' returning 1`,
      )
      return page
    }

    const asksForProof = async (page: OpenPage) => {
      await until(page, () => expect(page.window.document.querySelector('[aria-busy=true]')).to.not.equal(null))
      // React delays suspended content this long.
      await page.clock.advance(1_000)
      await page.see.findByRole('heading', { name: 'Confirm it’s you' })
    }

    it('PROF-05, API-19 a password is changed once the old one is shown; what was typed stays meanwhile', async () => {
      const { rows } = await wiringHouse()
      const [before] = await rows("select password_hash from patrons where id = 'fay'")
      const page = await openOld('fay')
      await follow(page, 'Change password')
      fill(await page.see.findByLabelText(/^New password(?! again)/), 'ladles of quiet soup')
      fill(page.see.getByLabelText(/^Confirm new password/), 'ladles of quiet soup')
      await press(page, 'Save changes')
      await asksForProof(page)
      const old = page.see.getByLabelText<HTMLInputElement>(/^Password/)
      await until(page, () => expect(page.window.document.activeElement).to.equal(old))
      fill(old, 'not her password')
      await press(page, 'Continue')
      await page.see.findByText('Incorrect password.')
      fill(page.see.getByLabelText(/^Password/), 'noodles for fay')
      await press(page, 'Continue')
      await page.see.findByText('Your new password is set.')
      const [after] = await rows("select password_hash from patrons where id = 'fay'")
      expect(after?.['password_hash']).to.not.equal(before?.['password_hash'])
      await rows(`update patrons set password_hash = '${before?.['password_hash']}' where id = 'fay'`)
    })

    it('PROF-06, API-19 an e-mail is changed once a code of the account’s own mail is shown, and not if that is left', async () => {
      const page = await openOld('dora')
      const email = () => page.see.getByLabelText<HTMLInputElement>(/^Email/)
      fill(email(), 'dora@elsewhere.example')
      await press(page, 'Save changes')
      await asksForProof(page)
      await press(page, 'Cancel')
      await page.see.findByText('Nothing was changed because you didn’t confirm it’s you.')
      expect(email().value).to.equal('dora@elsewhere.example')
      await press(page, 'Save changes')
      await page.see.findByRole('heading', { name: 'Confirm it’s you' })
      const refused = (reason: string) =>
        page.network.answer('/v1/patron', { status: 403, body: { message: '', code: 'prove_again', reason } })
      const heal = refused('code-sent')
      await press(page, 'Send me a code instead')
      await page.see.findByText(/We sent a code to dora@example\.com/)
      heal()
      refused('wrong-code')
      fill(page.see.getByLabelText(/^Code/), '12 34 56')
      await press(page, 'Continue')
      await page.see.findByText('That code is incorrect or has expired.')
      const bodies = page.network.callsTo('/v1/patron').map(({ body }) => Object(body)?.proof)
      expect(bodies.filter((one) => one !== undefined)).to.deep.equal([{}, { code: '123456' }])
      expect(textOf(page)).to.include('Welcome, Dora')
    })

    it('PROF-05, API-22 a phone is sent no code before that', async () => {
      const page = await openOld('dora')
      await follow(page, 'Change phone')
      fill(await page.see.findByLabelText(/^Phone/), '718 555 0199')
      await press(page, 'Send code')
      await asksForProof(page)
      expect(page.see.queryByLabelText(/^Code/)).to.equal(null)
    })
  })

  it('PROF-06 nobody waits for a text message that is never sent, nor for the password of another service', async () => {
    const seen = async (fields: object) => {
      const page = await openProfile({
        before: ({ network }) => network.answer('/v1/patron', { status: 200, body: aPerson(fields) }),
      })
      const ways = ['Change phone', 'Change password'].map((name) => page.see.queryByRole('link', { name }) !== null)
      page.close()
      return ways
    }
    expect(await seen({ phone: { value: '718 555 0142', isVerified: false } })).to.deep.equal([true, true])
    expect(await seen({ phone: { value: '1', isVerified: false, isVerifiable: false } })).to.deep.equal([false, true])
    expect(await seen({ type: 'google' })).to.deep.equal([true, false])
  })
})

describe('A code that a patron puts into the wallet', () => {
  const loyalty = { enabled: true, system: 'wallet', showRedeem: true } as const

  async function openRedeem() {
    const { rows } = await wiringHouse()
    await rows("delete from wallet_rewards where patron_id = 'dora'")
    const page = await openProfile({ brand: { loyalty } })
    await follow(page, 'Redeem a promo')
    await page.see.findByRole('heading', { level: 1, name: 'Redeem a promo' })
    return page
  }

  it('LOYAL-04, LOYAL-08, LOYAL-09, LOYAL-12 is entered inside of the profile, and is a reward there', async () => {
    const page = await openRedeem()
    expect(page.address()).to.equal('/profile')
    const field = page.see.getByLabelText<HTMLInputElement>('Promo Code')
    expect(field.placeholder).to.equal('Enter promo code here')
    fill(field, 'SOUP')
    await press(page, 'Verify Code')
    await page.see.findByText('Soup day')
    page.see.getByRole('heading', { level: 1, name: 'Welcome, Dora' })
    expect(textOf(page)).to.include('The reward is in your wallet.')
    expect(page.network.callsTo('/v1/promotions')[0]?.body).to.deep.equal({ promotionCode: 'SOUP' })
  })

  it('LOYAL-09, LOYAL-12, LOYAL-13 what the server says against it stands below the field, and is gone the next time', async () => {
    const page = await openRedeem()
    await press(page, 'Verify Code')
    // An empty code counts as unknown.
    await page.see.findByText('This promo code is not valid.')
    expect(page.network.callsTo('/v1/promotions')[0]?.body).to.deep.equal({ promotionCode: '' })
    fill(page.see.getByLabelText('Promo Code'), 'NO-SUCH')
    await press(page, 'Verify Code')
    await until(page, () => {
      const field = page.see.getByLabelText('Promo Code')
      const note = page.window.document.getElementById(field.getAttribute('aria-describedby') ?? '')
      expect(note?.textContent).to.match(/./)
      expect(page.network.callsTo('/v1/promotions')).to.have.length(2)
    })
    await press(page, 'Back')
    await follow(page, 'Redeem a promo')
    await page.see.findByRole('heading', { level: 1, name: 'Redeem a promo' })
    expect(page.see.getByLabelText('Promo Code').getAttribute('aria-invalid')).to.equal(null)
  })

  it('LOYAL-10, LOYAL-11 the button waits for the answer, and the arrow goes one step back', async () => {
    const page = await openRedeem()
    const release = page.network.hold('/v1/promotions')
    fill(page.see.getByLabelText('Promo Code'), 'SOUP')
    await press(page, 'Verify Code')
    const button = page.see.getByRole('button', { name: 'Verify Code' })
    expect(button.getAttribute('aria-disabled')).to.equal('true')
    await page.user.click(button)
    expect(page.network.callsTo('/v1/promotions')).to.have.length(1)
    release()
    await page.see.findByText('Soup day')
    await follow(page, 'Redeem a promo')
    await press(page, 'Back')
    await page.see.findByRole('heading', { level: 1, name: 'Welcome, Dora' })
  })

  it('LOYAL-08 without the setting there is no way to one', async () => {
    const page = await openProfile({ brand: { loyalty: { enabled: true, system: 'wallet' } } })
    await page.see.findByRole('heading', { name: 'Your Rewards' })
    expect(page.see.queryByRole('link', { name: 'Redeem a promo' })).to.equal(null)
  })

  it('LOYAL-17, LOYAL-18 credit is drawn as the theme says, with the same facts', async () => {
    const body = { availableCredit: 4.5, progress: 25, wallet: [] }
    const { themes } = (await wiringHouse()).rule({})
    const drawn = async (creditRewards: string) => {
      const page = await openProfile({
        brand: { loyalty: { enabled: true, system: 'credit', divisor: 100 }, themes: { ...themes, creditRewards } },
        before: ({ network }) => network.answer('/v1/loyalty', { status: 200, body }),
      })
      const credit = await page.see.findByText(/^Available credit: \$4\.50/)
      const order = [...(credit.parentElement?.children ?? [])].map(({ textContent }) => textContent)
      const { className } = credit
      page.close()
      return [className, ...order]
    }
    const way = '25% of the way to your next reward'
    const credit = 'Available credit: $4.50 We’ll apply it to your next order automatically.'
    const [first, second, third, unknown] = [
      await drawn('Type1'),
      await drawn('Type2'),
      await drawn('Type3'),
      await drawn('Type9'),
    ]
    expect(first.slice(1)).to.deep.equal([credit, way])
    expect(second.slice(1)).to.deep.equal([credit, way])
    expect(third.slice(1)).to.deep.equal([way, credit])
    expect(new Set([first[0], second[0], third[0]]).size).to.equal(3)
    expect(unknown).to.deep.equal(first)
  })
})
