import { expect } from 'chai'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import { aLocationSetting } from '../../builders/order-server-builder.ts'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import { deviceWithRamen, fill, logInBy, menuOf, until, writeEmail } from '../drivers/scenes.ts'

interface Place {
  readonly open: (brand?: Partial<Brand>) => Promise<OpenPage>
  readonly isIn: (page: OpenPage) => Promise<unknown>
}

/** The same conversation in the shop and, in npm run test:all, at the checkout. */
export function stepsOfAnAccount(place: keyof typeof places): void {
  const { open, isIn }: Place = places[place]
  describe(`The steps of an account ${place}`, () => {
    for (const { title, answers = {}, go, field, says, filled, keys } of ways)
      it(`${title}; nobody is in`, async () => {
        const page = await open()
        for (const [path, body] of Object.entries(answers)) page.network.answer(path, { status: 200, body })
        await go(page)
        await page.see.findByText(says)
        const input = await page.see.findByLabelText<HTMLInputElement>(field)
        expect(input.autocomplete).to.equal(filled)
        if (keys !== undefined) expect(input.inputMode).to.equal(keys)
        await until(page, () => expect(page.window.document.activeElement).to.equal(input))
        expect(token(page)).to.equal(null)
      })

    for (const [what, answer] of unsaid)
      it(`ACCT-15, API-15 where the account cannot be looked up (${what}), the password is asked for and its owner gets in`, async () => {
        const page = await open()
        if (answer === undefined) page.network.cut('/v1/patron/validate')
        else page.network.answer('/v1/patron/validate', answer)
        await logInBy(page, 'ana@example.com', 'noodles for ana')
        await isIn(page)
        expect(token(page)).to.be.a('string')
        expect(bodies(page, '/v1/patron/validate')).to.deep.equal([{ account: 'ana@example.com' }])
      })

    it('ACCT-40 where a code is asked for, the restaurants that say so show who helps, and the others nobody', async () => {
      const link = 'mailto:help@noodle.example'
      const { id } = aLocationSetting().location
      for (const restaurantIds of [['another', id], ['another']]) {
        const page = await open({ supportContact: { link, restaurantIds } })
        page.network.answer('/v1/pincode', { status: 200, body: {} })
        await writeEmail(page, 'ana@example.com')
        expect(page.see.queryByRole('link', { name: 'No code? Contact us' }), 'before').to.equal(null)
        await press(page, 'Log in with a code')
        await page.see.findByLabelText(/^Code/)
        const shown = page.see.queryByRole('link', { name: 'No code? Contact us' })?.getAttribute('href')
        expect(shown).to.equal(restaurantIds.includes(id) ? link : undefined)
        page.close()
      }
    })

    it('ACCT-11, ACCT-39, ACCT-59, ACCT-61 each screen of logging in leads to the forgotten password, which checks e-mail and code before it sends them', async () => {
      const page = await open()
      page.network.answer('/v1/patron/forgot-password', { status: 200, body: {} })
      const forgot = async () => {
        await press(page, 'Forgot your password?')
        await page.see.findByRole('button', { name: 'Send code' })
      }
      await forgot()
      await press(page, 'Back to log in')
      await writeEmail(page, 'ana@example.com')
      await forgot()
      await press(page, 'Back to log in')
      await page.see.findByText('Enter the password for ana@example.com.')
      await forgot()
      await type(page, /^Email/, '')
      await press(page, 'Send code')
      page.see.getByText('E-mail is required!')
      await type(page, /^Email/, 'ana@')
      page.see.getByText('E-mail is not valid!')
      expect(bodies(page, '/v1/patron/forgot-password')).to.deep.equal([])
      await type(page, /^Email/, 'ana@example.com')
      await press(page, 'Send code')
      const code = await page.see.findByLabelText(/^Code/)
      page.see.getByText(/If ana@example\.com has an account/)
      await press(page, 'Continue')
      page.see.getByText('Code is required')
      fill(code, '123')
      await press(page, 'Continue')
      page.see.getByText('Code invalid')
      expect(bodies(page, '/v1/pincode/verify')).to.deep.equal([])
      page.network.answer('/v1/pincode/verify', { status: 400, body: { message: 'No.' } })
      fill(code, '1234')
      await press(page, 'Continue')
      await page.see.findByText('That code is incorrect or has expired.')
      await until(page, () => expect(page.window.document.activeElement).to.equal(code))
      expect(bodies(page, '/v1/pincode/verify')).to.have.length(1)
    })

    it('ACCT-16 an edited e-mail is looked up anew, and the password that was typed goes with no other account', async () => {
      const page = await open()
      fill(await writeEmail(page, 'ana@example.com'), 'noodles for dora')
      await type(page, /^Email/, 'dora@example.com')
      await until(page, () => expect(page.see.queryByLabelText(/^Password/)).to.equal(null))
      await logInBy(page, 'dora@example.com', 'noodles for dora')
      await isIn(page)
      const looked = ['ana@example.com', 'dora@example.com'].map((account) => ({ account }))
      expect(bodies(page, '/v1/patron/validate')).to.deep.equal(looked)
      expect(bodies(page, '/v1/patron/sign-in')).to.deep.equal([
        { account: 'dora@example.com', password: 'noodles for dora' },
      ])
    })

    it('ACCT-27, ACCT-32, ACCT-44, ACCT-68 the phone is shown by its code, after a wrong one and another, and its owner is in', async () => {
      const page = await open()
      page.network.answer('/v1/pincode/send', { status: 200, body: {} })
      await logInAs(page, phoneless)
      await type(page, /^Phone/, '12')
      await press(page, 'Send code')
      await page.see.findByText('Phone number is not valid')
      await type(page, /^Phone/, '212 555 0199')
      const send = page.network.answer('/v1/pincode/send', { status: 429, body: { message: 'No more codes today.' } })
      await press(page, 'Send code')
      expect((await page.see.findByText('No more codes today.')).closest('form')).to.not.equal(null)
      send()
      await press(page, 'Send code')
      const heal = page.network.answer('/v1/pincode/verify', {
        status: 400,
        body: { message: 'No.', code: 'wrong_pin' },
      })
      await type(page, /^Code/, '000000')
      await press(page, 'Continue')
      await page.see.findByText('That code is incorrect or has expired.')
      heal()
      await press(page, 'Send a new code')
      await page.see.findByText('We sent a new code. Use the most recent one.')
      page.network.answer('/v1/pincode/verify', { status: 200, body: { phone: '212 555 0199' } })
      await type(page, /^Code/, '246 810')
      await press(page, 'Continue')
      await isIn(page)
      expect(token(page)).to.equal('held')
      const sent = { phone: '212 555 0199' }
      expect(bodies(page, '/v1/pincode/send')).to.deep.equal([sent, sent, sent])
      expect(bodies(page, '/v1/pincode/verify').at(-1)).to.deep.equal({ phone: '212 555 0199', pinCode: '246810' })
      expect(page.network.callsTo('/v1/pincode/send')[0]?.headers['authorization']).to.equal('Bearer held')
    })

    it('ACCT-41, ACCT-60 the e-mail comes with the code that went there, and its owner is in', async () => {
      const page = await open()
      await logInAs(page, nameless)
      await page.see.findByText('Please add your email to continue')
      await type(page, /^Email/, 'ana at')
      await press(page, 'Continue')
      await page.see.findByText('Email is not valid')
      const heal = page.network.answer('/v1/patron', { status: 403, body: { message: 'x', code: 'email_code_due' } })
      await type(page, /^Email/, 'new@example.com')
      await press(page, 'Continue')
      await page.see.findByText(/sent a code to new@example.com/)
      heal()
      page.network.answer('/v1/patron', { status: 200, body: { ...ana, email: { value: 'new@example.com' } } })
      await type(page, /^Code/, '246810')
      await press(page, 'Continue')
      await isIn(page)
      expect(token(page)).to.equal('held')
      const name = { email: 'new@example.com', firstName: 'Ana', lastName: 'Diaz' }
      expect(bodies(page, '/v1/patron').slice(0, 2)).to.deep.equal([name, { ...name, pinCode: '246810' }])
    })

    it('ACCT-01, ACCT-19 by a code, and then the phone that is not verified', async () => {
      const page = await open()
      page.network.answer('/v1/pincode', { status: 200, body: {} })
      page.network.answer('/v1/pincode/send', { status: 200, body: {} })
      page.network.answer('/v1/pincode/auth', { status: 200, body: unverified })
      await writeEmail(page, ' ana@example.com ')
      await press(page, 'Log in with a code')
      await type(page, /^Code/, '246810')
      await press(page, 'Continue')
      await page.see.findByText(/texted a code to 212-555-0100/)
      page.network.answer('/v1/pincode/verify', { status: 200, body: { phone: '212-555-0100' } })
      await type(page, /^Code/, '135790')
      await press(page, 'Continue')
      await isIn(page)
      expect(bodies(page, '/v1/pincode')).to.deep.equal([{ account: 'ana@example.com' }])
      expect(bodies(page, '/v1/pincode/auth')).to.deep.equal([{ email: 'ana@example.com', pinCode: '246810' }])
      expect(token(page)).to.equal('held')
    })

    it('SHELL-34, ACCT-45 where no text can be sent on arrival, the phone is asked for and the server says why', async () => {
      const page = await open()
      page.network.answer('/v1/pincode/send', { status: 503, body: { message: 'No texts today.', code: 'no_texts' } })
      await logInAs(page, unverified)
      await page.see.findByText('No texts today.')
      expect((await page.see.findByLabelText<HTMLInputElement>(/^Phone/)).value).to.equal('212-555-0100')
      expect(token(page)).to.equal(null)
    })

    it('ACCT-19, ACCT-45 a session that is over before the phone was shown lets nobody in', async () => {
      const page = await open()
      await logInAs(page, unverified)
      await page.see.findByLabelText(/^Phone/)
      page.see.getByText('Please verify your phone to continue')
      expect(token(page)).to.equal(null)
    })

    it('SHELL-34 where nothing can be sent, nobody is promised a code', async () => {
      const page = await open()
      await writeEmail(page, 'ana@example.com')
      await press(page, 'Log in with a code')
      await page.see.findAllByText("We can't send emails right now. Please contact the restaurant.")
      expect(page.see.queryByLabelText(/^Code/)).to.equal(null)
    })
  })
}

const ana = {
  id: 'ana',
  token: 'held',
  email: { value: 'ana@example.com' },
  phone: { value: '212-555-0100', isVerified: true },
  firstName: 'Ana',
  lastName: 'Diaz',
  type: 'email',
  isMigrating: false,
  isEmployee: false,
  addresses: [],
}
const unverified = { ...ana, phone: { value: '212-555-0100', isVerified: false } }
const phoneless = { ...ana, phone: { value: '', isVerified: false } }
const nameless = { ...ana, email: { value: '' } }
const token = (page: OpenPage) => page.window.localStorage.getItem('token')
const press = async (page: OpenPage, name: string) => page.user.click(await page.see.findByRole('button', { name }))
const type = async (page: OpenPage, label: RegExp | string, value: string) =>
  fill(await page.see.findByLabelText(label), value)
const bodies = (page: OpenPage, path: string) => page.network.callsTo(path).map(({ body }) => body)

const places = {
  'in the shop': {
    open: async (brand = {}) => {
      const page = await openPage(menuOf(), { brand })
      await press(page, 'Your account')
      await page.see.findByRole('button', { name: 'Continue' })
      return page
    },
    isIn: (page) => until(page, () => expect(page.see.queryByRole('dialog')).to.equal(null)),
  },
  'at the checkout': {
    open: async (brand = {}) => {
      const page = await openPage('/checkout/current', { device: await deviceWithRamen(), brand })
      await press(page, 'Log in')
      await page.see.findByRole('button', { name: 'Continue' })
      return page
    },
    isIn: (page) => page.see.findByRole('heading', { name: 'Checkout' }),
  },
} satisfies Readonly<Record<string, Place>>

const logInAs = async (page: OpenPage, patron: object) => {
  page.network.answer('/v1/patron/sign-in', { status: 200, body: patron })
  await logInBy(page, 'ana@example.com', 'noodles for ana')
}

interface Way {
  readonly title: string
  readonly answers?: Readonly<Record<string, object>>
  readonly go: (page: OpenPage) => Promise<unknown>
  readonly field: RegExp | string
  readonly says: string | RegExp
  /** The field's autocomplete token and input mode. */
  readonly filled: string
  readonly keys?: string
}

const unsaid: readonly (readonly [string, { readonly status: number; readonly body: unknown } | undefined])[] = [
  ['404 without a message', { status: 404, body: '' }],
  ['404 that names the path', { status: 404, body: { message: 'Cannot POST /v1/patron/validate', statusCode: 404 } }],
  ['405', { status: 405, body: '' }],
  ['501', { status: 501, body: '' }],
  ['500', { status: 500, body: { message: 'Broken.' } }],
  ['429', { status: 429, body: { message: 'Later.' } }],
  ['no answer', undefined],
]

const ways: readonly Way[] = [
  {
    title: 'ACCT-06, ACCT-08, ACCT-09, ACCT-15 an e-mail that has an account is asked for its password',
    go: (page) => writeEmail(page, ' ana@example.com '),
    field: /^Password/,
    says: 'Log in with a code',
    filled: 'current-password',
  },
  {
    title: 'ACCT-14 who says to have an account is asked for its password alone',
    go: async (page) => {
      await type(page, /^Email/, 'ana@example.com')
      await press(page, 'Create an account')
      await page.see.findByLabelText(/^First name/)
      await press(page, 'Log in')
    },
    field: /^Password/,
    says: 'Enter the password for ana@example.com.',
    filled: 'current-password',
  },
  {
    title: 'ACCT-17 an e-mail without an account is led to one',
    go: async (page) => {
      await type(page, /^Email/, 'nobody@example.com')
      await press(page, 'Continue')
    },
    field: /^First name/,
    says: 'We couldn’t find an account for nobody@example.com. Create one here.',
    filled: 'given-name',
  },
  {
    title: 'ACCT-18, ACCT-67 an account that migrates is asked for the code that was sent',
    answers: { '/v1/patron/validate': { isValid: true, isMigrating: true }, '/v1/pincode': {} },
    go: async (page) => {
      await type(page, /^Email/, 'ana@example.com')
      await press(page, 'Continue')
    },
    field: /^Code/,
    says: 'Please verify your account to continue',
    filled: 'one-time-code',
    keys: 'numeric',
  },
  {
    title: 'ACCT-19, ACCT-45 an unverified phone: its code is on its way without asking',
    answers: { '/v1/pincode/send': {} },
    go: (page) => logInAs(page, unverified),
    field: /^Code/,
    says: /texted a code to 212-555-0100/,
    filled: 'one-time-code',
    keys: 'numeric',
  },
  {
    title: 'ACCT-43, ACCT-67 an account without a phone asks for one',
    go: (page) => logInAs(page, phoneless),
    field: /^Phone/,
    says: 'Please verify your phone to continue',
    filled: 'tel',
    keys: 'tel',
  },
  {
    title: 'ACCT-44 Change returns from the code to the phone, with the phone in it',
    answers: { '/v1/pincode/send': {} },
    go: async (page) => {
      await logInAs(page, unverified)
      await press(page, 'Change phone')
    },
    field: /^Phone/,
    says: 'Please verify your phone to continue',
    filled: 'tel',
    keys: 'tel',
  },
  {
    title: 'ACCT-20, ACCT-41, ACCT-67 a missing e-mail is asked for',
    go: (page) => logInAs(page, nameless),
    field: /^Email/,
    says: 'Please add your email to continue',
    filled: 'username',
    keys: 'email',
  },
  {
    title: 'ACCT-21, ACCT-67 an account that still migrates chooses a new password',
    go: (page) => logInAs(page, { ...ana, isMigrating: true }),
    field: 'New password',
    says: 'Please update your password to continue',
    filled: 'new-password',
  },
  {
    title: 'ACCT-01, ACCT-39 a code to sign in with goes to the e-mail',
    answers: { '/v1/pincode': {} },
    go: async (page) => {
      await writeEmail(page, 'ana@example.com')
      await press(page, 'Log in with a code')
    },
    field: /^Code/,
    says: /ana@example\.com/,
    filled: 'one-time-code',
    keys: 'numeric',
  },
]
