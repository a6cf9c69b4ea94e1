import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { newSignIn, type SignInFlow } from '../../../src-domain/account/sign-in-flow.ts'
import { stepSignIn } from '../../../src-domain/account/sign-in-machine.ts'
import type { SocialProblem } from '../../../src-domain/account/social-door.ts'
import type { AccountConversation } from '../../../src-ui/account/account-conversation.ts'
import { SocialAccountForms } from '../../../src-ui/account/social-account-forms.tsx'
import type { SocialActions } from '../../../src-ui/account/social-actions.ts'
import { cell } from '../../../src-ui/state/cell.ts'
import { aPatron } from '../../builders/patron-builder.ts'
import { draw } from '../draw.tsx'

const data = { type: 'google', externalUserId: 'x1', firstName: 'Nina', email: 'nina@gmail.com' } as const
const stranger: SignInFlow = stepSignIn(newSignIn, { _tag: 'SocialAnswered', data }).flow
const welcome = stepSignIn(newSignIn, { _tag: 'SignedUp', patron: aPatron({ firstName: 'Nina' }), token: 't1' }).flow

function notAsked(): never {
  throw new Error('not asked in this test')
}

function world(social: Partial<SocialActions> = {}) {
  const log = { signedIn: 0, asked: [] as string[], begun: [] as (SignInFlow | undefined)[] }
  const begin = async (from: SignInFlow = newSignIn): Promise<AccountConversation> => {
    log.begun.push(from)
    const flow = cell(from)
    return {
      ...{
        flow,
        submitEmail: notAsked,
        setPassword: notAsked,
        signUp: notAsked,
        sendPin: notAsked,
        sendSignInPin: notAsked,
      },
      ...{ sendPhonePin: notAsked, verifyPin: notAsked, verifyPhone: notAsked, changeEmail: notAsked },
      ...{ confirmEmail: notAsked, signInByPin: notAsked },
      tell: (event) => flow.update((now) => stepSignIn(now, event).flow),
      arrive: async () => right(undefined),
      confirm: () => ({ _tag: 'SignedIn', patron: aPatron() }),
    }
  }
  const drawn = draw(
    <SocialAccountForms
      social={{
        platforms: ['google', 'apple', 'facebook'],
        prepare: async () => true,
        signIn: async (platform) => {
          log.asked.push(platform)
          return right({ _tag: 'SignedIn', patron: aPatron() })
        },
        signUp: notAsked,
        ...social,
      }}
      begin={begin}
      isRecovering={() => false}
      locale="en"
      texts={{}}
      title="Log in"
      onSignIn={notAsked}
      onSignedIn={() => {
        log.signedIn += 1
      }}
      frame={(title, form, { back }) => (
        <section aria-label={title}>
          <h1>{title}</h1>
          {back === undefined ? null : (
            <button type="button" onClick={back}>
              Back
            </button>
          )}
          {form}
        </section>
      )}
    />,
  )
  return { ...drawn, log }
}

const button = (platform: string) => screen.queryByRole('button', { name: `Continue with ${platform}` })
const shown = (platform: string) => screen.findByRole('button', { name: `Continue with ${platform}` })

describe('Signing in by a platform', () => {
  afterEach(cleanup)

  it('ACCT-46, ACCT-47, ACCT-48, ACCT-22 has a button for each platform, and lets in whom it names', async () => {
    const { user, log } = world()
    for (const platform of ['Google', 'Apple', 'Facebook']) await shown(platform)
    await user.click(await shown('Google'))
    expect([log.asked, log.signedIn]).to.deep.equal([['google'], 1])
  })

  it('ACCT-02 a brand that offers none has no button', () => {
    world({ platforms: [] })
    expect(screen.queryByRole('group', { name: 'Other ways to log in' })).to.equal(null)
  })

  it('ACCT-10 has buttons where the e-mail is asked for, and nowhere else', async () => {
    const { user } = world()
    await shown('Google')
    await user.click(screen.getByRole('button', { name: 'Create an account' }))
    await screen.findByLabelText('First name')
    expect(button('Google')).to.equal(null)
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await shown('Google')
  })

  it('ACCT-50, ACCT-51, ACCT-52 says what became of Google’s window, and keeps the button unless its script is gone', async () => {
    const said: readonly (readonly [SocialProblem, string])[] = [
      [{ _tag: 'Cancelled' }, 'Google sign-in was canceled by Guest'],
      [{ _tag: 'Denied' }, 'Google sign-in was denied'],
      [{ _tag: 'Failed', detail: 'x' }, 'Sorry, something went wrong with Google sign-in.'],
      [{ _tag: 'NotReady' }, 'Sorry, something went wrong with Google sign-in.'],
    ]
    for (const [problem, text] of said) {
      const { user } = world({ signIn: async () => left(problem) })
      await user.click(await shown('Google'))
      expect((await screen.findByRole('alert')).textContent).to.equal(text)
      expect(button('Google') === null, 'the button goes with the script').to.equal(problem._tag === 'NotReady')
      cleanup()
    }
  })

  it('ACCT-52 a platform whose script does not come has no button', async () => {
    world({ prepare: async (platform) => platform !== 'google' })
    await shown('Apple')
    await waitFor(() => expect(button('Google')).to.equal(null))
  })

  it('ACCT-53 says nothing of what Apple’s window came to', async () => {
    const { user } = world({ signIn: async () => left({ _tag: 'Failed', detail: 'x' }) })
    await user.click(await shown('Apple'))
    expect(screen.queryByRole('alert')).to.equal(null)
    expect(button('Apple')?.getAttribute('aria-busy')).to.equal(null)
  })

  it('ACCT-27 says what the server says against it', async () => {
    const { user } = world({ signIn: async () => right({ _tag: 'NoAnswer' }) })
    await user.click(await shown('Apple'))
    expect((await screen.findByRole('alert')).textContent).to.include('We didn’t get a response.')
  })

  it('ACCT-29, ACCT-25 asks a stranger for what is missing, without a password, and welcomes', async () => {
    const sent: unknown[] = []
    const { user, log } = world({
      signIn: async () => right({ _tag: 'Stranger', goesOn: stranger }),
      signUp: async (...given) => {
        sent.push(...given)
        return right(welcome)
      },
    })
    await user.click(await shown('Google'))
    const email = await screen.findByLabelText<HTMLInputElement>('Email')
    expect([email.value, email.readOnly]).to.deep.equal(['nina@gmail.com', true])
    expect(screen.queryByLabelText('Password')).to.equal(null)
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).to.equal('Nina')
    await user.click(screen.getByRole('button', { name: 'Create an account' }))
    await screen.findByText('Last Name is Required')
    await user.type(screen.getByLabelText('Last name'), ' Berg ')
    await user.type(screen.getByLabelText('Phone'), '212 555 0147')
    await user.click(screen.getByRole('button', { name: 'Create an account' }))
    await screen.findByText('Your account is ready, Nina.')
    expect(sent).to.deep.equal([
      { firstName: 'Nina', lastName: 'Berg', email: 'nina@gmail.com', phone: '212 555 0147' },
      data,
    ])
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(log.signedIn).to.equal(1)
  })

  it('ACCT-29, API-16 a sign-up that is refused says why, and leads back to the log-in', async () => {
    const { email: _, ...unknown } = data
    const { user } = world({
      signIn: async () =>
        right({ _tag: 'Stranger', goesOn: stepSignIn(newSignIn, { _tag: 'SocialAnswered', data: unknown }).flow }),
      signUp: async () => left({ _tag: 'EmailTaken' }),
    })
    await user.click(await shown('Facebook'))
    const email = await screen.findByLabelText<HTMLInputElement>('Email')
    expect([email.value, email.readOnly], 'nobody told one').to.deep.equal(['', false])
    for (const [label, text] of [
      ['Last name', 'Berg'],
      ['Email', 'ana@example.com'],
      ['Phone', '212 555 0147'],
    ] as const)
      await user.type(screen.getByLabelText(label), text)
    await user.click(screen.getByRole('button', { name: 'Create an account' }))
    expect((await screen.findByRole('alert')).textContent).to.include('An account with this email already exists')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await shown('Google')
  })

  it('ACCT-19, ACCT-24 an account that lacks something goes on to that', async () => {
    const flow: SignInFlow = {
      ...newSignIn,
      ...{ step: 'update-phone', notice: 'UnverifiedPhone' },
      held: { token: 't1', patron: aPatron({ phone: { value: '2125550147', isVerified: false } }) },
    }
    const { user, log } = world({
      signIn: async () => right({ _tag: 'Held', notice: 'UnverifiedPhone', goesOn: flow }),
    })
    await user.click(await shown('Google'))
    await screen.findByRole('heading', { name: 'Your phone' })
    expect(log.begun).to.deep.equal([flow])
    expect(button('Google')).to.equal(null)
  })

  it('ACCT-49 goes on with what a platform led back with, and says so meanwhile', async () => {
    const { log } = world({
      arrival: {
        platform: 'facebook',
        result: async () => {
          expect(screen.getByRole('status').textContent).to.equal('Logging you in…')
          return right({ _tag: 'SignedIn', patron: aPatron() })
        },
      },
    })
    await shown('Google')
    expect(log.signedIn).to.equal(1)
  })

  it('ACCT-47 says what Facebook led back with where that is no token', async () => {
    world({ arrival: { platform: 'facebook', result: async () => left({ _tag: 'Denied' }) } })
    expect((await screen.findByRole('alert')).textContent).to.equal('Facebook sign-in was canceled')
  })
})
