import { cleanup, screen } from '@testing-library/react'
import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { phoneRulesOf } from '../../../src-adapters/libphonenumber/phone-rules.ts'
import type { AccountGateway } from '../../../src-domain/account/account-gateway.ts'
import type { SignInOutcome } from '../../../src-domain/account/sign-in.ts'
import { newSignIn, type SignInFlow } from '../../../src-domain/account/sign-in-flow.ts'
import type { BeginConversation } from '../../../src-ui/account/account-conversation.ts'
import { AccountForms } from '../../../src-ui/account/account-forms.tsx'
import { type PhoneChecks, PhoneChecksProvider } from '../../../src-ui/account/phone-checks.tsx'
import { draw } from '../draw.tsx'
import { conversations } from './conversations.ts'

const lula = {
  'First name': 'Lula',
  'Last name': 'Barnes',
  Phone: '212 555 0177',
  Password: 'gravel and honey',
}

interface World {
  readonly gateway?: Partial<AccountGateway>
  readonly signIn?: (email: string, password: string) => Promise<SignInOutcome>
  readonly begin?: BeginConversation
  readonly phones?: () => Promise<PhoneChecks>
}

function world({ gateway = {}, signIn, begin, phones }: World = {}) {
  const asked: unknown[][] = []
  const log = { kept: [] as string[], signedIn: 0 }
  const conversation = conversations({ gateway, asked, kept: log.kept })
  const drawn = draw(
    <PhoneChecksProvider value={phones}>
      <AccountForms
        begin={begin ?? conversation}
        isRecovering={() => false}
        locale="en"
        texts={{}}
        title="Log in"
        onSignIn={signIn ?? (async () => ({ _tag: 'WrongCredentials' }))}
        onSignedIn={() => {
          log.signedIn += 1
        }}
        frame={(title, form, { back, close }) => (
          <section aria-label={title}>
            <h1>{title}</h1>
            {back === undefined ? null : (
              <button type="button" onClick={back}>
                Back
              </button>
            )}
            {close === undefined ? null : (
              <button type="button" onClick={close}>
                Close
              </button>
            )}
            {form}
          </section>
        )}
      />
    </PhoneChecksProvider>,
  )
  return { ...drawn, asked, log }
}
type Drawn = ReturnType<typeof world>
function field(name: string) {
  return screen.getByLabelText<HTMLInputElement>(name)
}
function press({ user }: Drawn, name: string) {
  return user.click(screen.getByRole('button', { name }))
}
function heading(name: string) {
  return screen.findByRole('heading', { name })
}

describe('Opening an account', () => {
  afterEach(cleanup)
  const open = async (needs: World = {}) => {
    const drawn = world(needs)
    await drawn.user.type(field('Email'), 'lula@example.com')
    await press(drawn, 'Create an account')
    await heading('Create an account')
    return drawn
  }
  const fillIn = async ({ user }: Drawn) => {
    // Autofill sets all fields at once; other tests type letter by letter.
    for (const [label, text] of Object.entries(lula)) {
      await user.click(field(label))
      await user.paste(text)
    }
  }

  it('ACCT-65, E42 says what is wrong with each field, moves the focus to a summary that leads to each, and sends nothing', async () => {
    const drawn = await open()
    await drawn.user.clear(field('Email'))
    await press(drawn, 'Create an account')
    for (const text of [
      'First Name is Required',
      'Last Name is Required',
      'Email is required',
      'Phone is Required',
      'Password is required!',
    ])
      screen.getByText(text)
    const summary = screen.getByRole('group', { name: 'Please fix the following:' })
    expect(document.activeElement).to.equal(summary)
    const links = () => [...summary.querySelectorAll('a')].map(({ textContent }) => textContent)
    expect(links()).to.deep.equal(['First name', 'Last name', 'Email', 'Phone', 'Password'])
    const described = summary.querySelector('a')?.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).to.equal('First Name is Required')
    // By keyboard: from the summary to its third link, and on to the field.
    await drawn.user.keyboard('{Tab}{Tab}{Tab}{Enter}')
    expect(document.activeElement).to.equal(field('Email'))
    expect(location.hash).to.equal('')
    await drawn.user.type(field('Email'), 'lula@')
    await drawn.user.type(field('Phone'), '12')
    await drawn.user.type(field('Password'), 'short')
    for (const text of ['Invalid email', 'Phone number is not valid', 'Password must be at least 8 characters'])
      screen.getByText(text)
    await drawn.user.clear(field('Phone'))
    await drawn.user.type(field('Phone'), '212 555 0177')
    expect(links()).to.deep.equal(['First name', 'Last name', 'Email', 'Password'])
    await drawn.user.type(field('First name'), 'Lula')
    await drawn.user.type(field('Last name'), 'Barnes')
    await drawn.user.type(field('Email'), 'example.com')
    await press(drawn, 'Create an account')
    expect(document.activeElement).to.equal(field('Password'))
    expect(screen.queryByRole('group', { name: 'Please fix the following:' })).to.equal(null)
    expect(drawn.asked).to.deep.equal([])
  })

  it('writes a phone of another country as its people do once the field was left, and says if it is none', async () => {
    const drawn = await open({ phones: async () => phoneRulesOf('FR') })
    await drawn.user.type(field('Phone'), '+33199001234')
    expect(field('Phone').value).to.equal('+33199001234')
    await drawn.user.tab()
    expect(field('Phone').value).to.equal('01 99 00 12 34')
    await drawn.user.clear(field('Phone'))
    await drawn.user.type(field('Phone'), '212 555 0177')
    screen.getByText('Phone number is not valid')
    await drawn.user.tab()
    expect(field('Phone').value).to.equal('212 555 0177')
  })

  it('ACCT-64 leaves an American phone as it was typed', async () => {
    const drawn = await open()
    await drawn.user.type(field('Phone'), '+12125550177')
    await drawn.user.tab()
    expect(field('Phone').value).to.equal('+12125550177')
  })

  it('lets the order server judge a phone whose rules did not arrive', async () => {
    const drawn = await open({ phones: () => Promise.reject(new Error('offline')) })
    await fillIn(drawn)
    await drawn.user.clear(field('Phone'))
    await drawn.user.type(field('Phone'), '+33 1 99 00 12 34')
    await press(drawn, 'Create an account')
    await heading('Welcome')
    expect(JSON.stringify(drawn.asked)).to.include('+33 1 99 00 12 34')
  })

  it('ACCT-25, ACCT-42 confirms the account, and lets the customer in when that was read, however it is left', async () => {
    for (const way of ['Continue', 'Back', 'Close']) {
      const drawn = await open()
      await fillIn(drawn)
      await press(drawn, 'Create an account')
      await heading('Welcome')
      screen.getByText('Your account is ready, Lula.')
      expect(drawn.asked[0]?.[0]).to.deep.equal({
        firstName: 'Lula',
        lastName: 'Barnes',
        email: 'lula@example.com',
        phone: '212 555 0177',
        password: 'gravel and honey',
      })
      expect(drawn.log).to.deep.equal({ kept: [], signedIn: 0 })
      await press(drawn, way)
      expect(drawn.log, way).to.deep.equal({ kept: ['t1'], signedIn: 1 })
      cleanup()
    }
  })

  it('ACCT-27 says under the form why there is no account, and keeps what was typed', async () => {
    for (const [failure, text] of [
      [{ _tag: 'HumanCheckDue' }, 'We couldn’t verify that you’re human. Please try again.'],
      [{ _tag: 'NoResponse' }, 'We didn’t get a response. Check your connection and try again.'],
      [{ _tag: 'Refused', status: 429, message: 'Later, please.' }, 'Later, please.'],
      [{ _tag: 'Refused', status: 500 }, 'Something went wrong. Please try again.'],
    ] as const) {
      const drawn = await open({ gateway: { signUp: async () => left(failure) } })
      await fillIn(drawn)
      await press(drawn, 'Create an account')
      expect((await screen.findByRole('alert')).textContent).to.equal(text)
      expect(field('Password').value, text).to.equal('gravel and honey')
      cleanup()
    }
  })

  it('ACCT-65 a refused password is said at its field, a taken e-mail at its own, and the field has the focus', async () => {
    for (const [failure, label, text] of [
      [
        { _tag: 'WeakPassword', why: 'personal' },
        'Password',
        'Your password can’t include your name, email, phone, or our name.',
      ],
      [
        { _tag: 'WeakPassword', why: 'stolen' },
        'Password',
        'This password appeared in a data breach. Please choose another.',
      ],
      [{ _tag: 'EmailTaken' }, 'Email', 'An account with this email already exists. Please log in.'],
    ] as const) {
      const drawn = await open({ gateway: { signUp: async () => left(failure) } })
      await fillIn(drawn)
      await press(drawn, 'Create an account')
      await screen.findByText(text)
      expect([document.activeElement, field(label).value === ''], text).to.deep.equal([field(label), false])
      const described = field(label).getAttribute('aria-describedby')?.split(' ') ?? []
      expect(described.map((id) => document.getElementById(id)?.textContent).join(' '), text).to.include(text)
      await drawn.user.type(field(label), 'x')
      expect(screen.queryByText(text), text).to.equal(null)
      cleanup()
    }
  })

  it('ACCT-14, ACCT-16 asks a person with an account for its password, names the e-mail for a password manager, and both ways back keep the e-mail', async () => {
    const drawn = await open()
    await press(drawn, 'Log in')
    await heading('Log in')
    screen.getByText('Enter the password for lula@example.com.')
    expect(document.activeElement).to.equal(field('Password'))
    const { form } = field('Password')
    const username = form?.querySelector<HTMLInputElement>('input[autocomplete=username]')
    expect([username?.type, username?.value, username?.hidden]).to.deep.equal(['text', 'lula@example.com', true])
    screen.getByRole('button', { name: 'Forgot your password?' })
    await press(drawn, 'Change email')
    expect([field('Email').value, document.activeElement]).to.deep.equal(['lula@example.com', field('Email')])
    expect(screen.queryByLabelText('Password')).to.equal(null)
    await press(drawn, 'Create an account')
    await heading('Create an account')
    await press(drawn, 'Back')
    await heading('Log in')
    expect([field('Email').value, document.activeElement]).to.deep.equal(['lula@example.com', field('Email')])
  })

  it('says when the forms could not be fetched, and the log-in stays', async () => {
    const drawn = world({ begin: () => Promise.reject(new Error('offline')) })
    await press(drawn, 'Create an account')
    await screen.findByText('We couldn’t load this. Check your connection and try again.')
    field('Email')
  })
})

describe('An account that moves here from another system', () => {
  afterEach(cleanup)
  const migrating = { lookUp: async () => right({ isMigrating: true }) }

  it('ACCT-18 whose code could not be sent is told why, and asked for the password', async () => {
    const drawn = world({ gateway: migrating })
    await drawn.user.type(field('Email'), 'ana@example.com{Enter}')
    expect((await screen.findByRole('alert')).textContent).to.match(/^We didn’t get a response/)
    expect(document.activeElement).to.equal(field('Password'))
  })
})

describe('A forgotten password', () => {
  afterEach(cleanup)

  const forgotten = async (needs: World = {}) => {
    const drawn = world(needs)
    await drawn.user.type(field('Email'), 'ana@example.com')
    await press(drawn, 'Forgot your password?')
    await heading('Forgot your password?')
    return drawn
  }
  const toCode = async (needs: World = {}) => {
    const drawn = await forgotten(needs)
    await press(drawn, 'Send code')
    await heading('Enter your code')
    return drawn
  }
  const toPassword = async (needs: World = {}) => {
    const drawn = await toCode(needs)
    await drawn.user.type(field('Code'), '246810{Enter}')
    await heading('Choose a new password')
    return drawn
  }

  it('ACCT-68, ACCT-39 sends another code, and leads back to the e-mail that was typed', async () => {
    const drawn = await toCode()
    await drawn.user.type(field('Code'), '1234')
    await press(drawn, 'Send a new code')
    await screen.findByText('We sent a new code. Use the most recent one.')
    expect(drawn.asked).to.deep.equal([['ana@example.com'], ['ana@example.com']])
    expect([field('Code').value, document.activeElement]).to.deep.equal(['', field('Code')])
    await press(drawn, 'Change email')
    await heading('Forgot your password?')
    expect(field('Email').value).to.equal('ana@example.com')
  })

  it('ACCT-66 a new password is typed twice the same, and can be looked at', async () => {
    const drawn = await toPassword()
    await press(drawn, 'Save and log in')
    expect(screen.getAllByText('This Field is required')).to.have.length(2)
    await drawn.user.type(field('New password'), 'short')
    screen.getByText('Password must be at least 8 characters')
    await drawn.user.type(field('Confirm new password'), 'other')
    screen.getByText('Passwords do not match')
    await drawn.user.click(screen.getByRole('switch', { name: 'Show password' }))
    expect([field('New password').type, field('Confirm new password').type]).to.deep.equal(['text', 'text'])
  })

  it('SHELL-24 an on/off switch shows the new password and hides it again, by the keyboard too', async () => {
    const drawn = await toPassword()
    const shown = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Show password' })
    expect([shown().checked, field('New password').type]).to.deep.equal([false, 'password'])
    shown().focus()
    await drawn.user.keyboard(' ')
    expect([shown().checked, field('New password').type]).to.deep.equal([true, 'text'])
    await drawn.user.click(shown())
    expect([shown().checked, field('New password').type]).to.deep.equal([false, 'password'])
  })

  it('ACCT-26 a sign-in that demands a new password leads there with its notice', async () => {
    const goesOn: SignInFlow = {
      ...newSignIn,
      step: 'update-password',
      email: 'sid@example.com',
      notice: 'PasswordUpdateDue',
      held: { token: 'narrow' },
    }
    const drawn = world({ signIn: async () => ({ _tag: 'Held', notice: 'PasswordUpdateDue', goesOn }) })
    await drawn.user.type(field('Email'), 'sid@example.com{Enter}')
    await drawn.user.type(await screen.findByLabelText('Password'), 'soup for sid{Enter}')
    await heading('Choose a new password')
    screen.getByText('Please update your password to continue')
    await drawn.user.type(field('New password'), 'rivers and bridges')
    await drawn.user.type(field('Confirm new password'), 'rivers and bridges{Enter}')
    await heading('Log in')
    expect(drawn.asked).to.deep.equal([['narrow', 'rivers and bridges']])
    expect(drawn.log).to.deep.equal({ kept: ['t2'], signedIn: 1 })
  })
})
