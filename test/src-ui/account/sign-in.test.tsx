import { cleanup, screen, within } from '@testing-library/react'
import { expect } from 'chai'
import type { SignInOutcome } from '../../../src-domain/account/sign-in.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { anOrder } from '../../builders/order-builder.ts'
import { aPatron } from '../../builders/patron-builder.ts'
import { orderingWorld } from '../navigation/ordering-world.tsx'

const brand = aBrand({ termsUrl: 'https://example.com/terms' })
const sheet = { _tag: 'SignIn' } as const
function answering(outcome: SignInOutcome) {
  const asked: string[][] = []
  const world = orderingWorld({
    order: anOrder(),
    brand,
    sheet,
    signIn: async (email, password) => {
      asked.push([email, password])
      return outcome
    },
  })
  return { ...world, asked }
}
function email() {
  return screen.getByLabelText<HTMLInputElement>('E-mail')
}
function password() {
  return screen.getByLabelText<HTMLInputElement>('Password')
}
function login() {
  return screen.getByRole('button', { name: 'Log in' })
}
function goOn() {
  return screen.getByRole('button', { name: 'Continue' })
}
async function asked({ user }: Pick<ReturnType<typeof orderingWorld>, 'user'>) {
  await user.type(email(), 'ana@example.com{Enter}')
  return screen.findByLabelText<HTMLInputElement>('Password')
}

describe('Signing in', () => {
  afterEach(cleanup)

  it('ACCT-06, ACCT-09 asks for the e-mail alone at first, with the words that a password manager knows', () => {
    answering({ _tag: 'Failed' })
    expect([email().type, email().autocomplete, email().inputMode]).to.deep.equal(['email', 'username', 'email'])
    expect(screen.queryByLabelText('Password')).to.equal(null)
    expect(screen.queryByRole('button', { name: 'Log in' })).to.equal(null)
    const terms = screen.getByRole<HTMLAnchorElement>('link', { name: 'Terms of Service & Privacy Policy' })
    expect(terms.href).to.equal('https://example.com/terms')
  })

  it('ACCT-08, ACCT-13 then for the password beside it, in the same form, which has the focus', async () => {
    const world = answering({ _tag: 'Failed' })
    const before = email()
    const field = await asked(world)
    expect([field.type, field.autocomplete]).to.deep.equal(['password', 'current-password'])
    expect([email() === before, email().value, email().form === field.form]).to.deep.equal([
      true,
      'ana@example.com',
      true,
    ])
    expect(document.activeElement).to.equal(field)
    for (const name of ['Forgot your password?', 'Log in with a code']) screen.getByRole('button', { name })
    screen.getByRole('link', { name: 'Terms of Service & Privacy Policy' })
  })

  it('ACCT-16 editing the e-mail takes the password away, with what was said of it; the same letters bring it back', async () => {
    const world = answering({ _tag: 'WrongCredentials' })
    await world.user.type(await asked(world), 'correct horse{Enter}')
    await screen.findByRole('alert')
    await world.user.type(email(), 'x')
    expect([screen.queryByLabelText('Password'), screen.queryByRole('alert')]).to.deep.equal([null, null])
    expect([email().value, document.activeElement]).to.deep.equal(['ana@example.comx', email()])
    await world.user.type(email(), '{Backspace}{Enter}')
    expect(document.activeElement).to.equal(await screen.findByLabelText('Password'))
  })

  it('ACCT-59, ACCT-62 says what is wrong with a field, linked to it, moves the focus to it and sends nothing', async () => {
    const { user, ...world } = answering({ _tag: 'SignedIn', patron: aPatron() })
    await user.click(goOn())
    screen.getByText('E-mail is required!')
    expect(document.activeElement).to.equal(email())
    expect(email().getAttribute('aria-invalid')).to.equal('true')
    expect(document.getElementById(email().getAttribute('aria-describedby') ?? '')?.textContent).to.equal(
      'E-mail is required!',
    )
    await user.type(email(), 'ana@{Enter}')
    screen.getByText('E-mail is not valid!')
    await user.clear(email())
    await asked({ user })
    await user.click(login())
    screen.getByText('Password is required!')
    await user.type(password(), 'short')
    await user.tab()
    screen.getByText('Password has to be at least 8 characters!')
    expect(world.asked).to.deep.equal([])
  })

  it('closes when the customer is let in', async () => {
    const world = answering({ _tag: 'SignedIn', patron: aPatron() })
    await world.user.type(await asked(world), 'correct horse{Enter}')
    expect(world.asked).to.deep.equal([['ana@example.com', 'correct horse']])
    expect(world.cells.sheet.current()).to.deep.equal({ _tag: 'Closed' })
  })

  for (const [outcome, text] of [
    [{ _tag: 'WrongCredentials' }, 'E-mail or password is not right.'],
    [{ _tag: 'NoAnswer' }, 'No answer came. Please check your connection and try again.'],
    [{ _tag: 'Failed' }, 'We could not log you in. Please try again.'],
  ] as const) {
    it(`says when it did not work: ${text}`, async () => {
      const world = answering(outcome)
      await world.user.type(await asked(world), 'correct horse')
      await world.user.click(login())
      expect((await screen.findByRole('alert')).textContent).to.equal(text)
      expect(password().value).to.equal('correct horse')
      expect(world.cells.sheet.current()).to.deep.equal(sheet)
    })
  }

  it('ignores a second press while the first is under way', async () => {
    let tries = 0
    const world = orderingWorld({
      order: anOrder(),
      sheet,
      signIn: () => {
        tries += 1
        return new Promise(() => {})
      },
    })
    await world.user.type(await asked(world), 'correct horse')
    await world.user.click(login())
    await world.user.click(login())
    await world.user.type(password(), '{Enter}')
    expect(tries).to.equal(1)
    expect(login().getAttribute('aria-busy')).to.equal('true')
  })
})

describe('A customer who is signed in', () => {
  afterEach(cleanup)

  it('ACCT-56, SHELL-21 logs out after a question', async () => {
    const { user, cells, log } = orderingWorld({ order: anOrder(), sheet, patron: { patron: aPatron() } })
    screen.getByText('Hello Ana')
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    const question = within(screen.getByRole('alertdialog', { name: 'Log out on this device?' }))
    await user.click(question.getByRole('button', { name: 'Stay' }))
    expect(cells.patron.current().patron?.firstName).to.equal('Ana')
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Log out' }))
    expect(cells.patron.current()).to.deep.equal({})
    expect(log.signedOut).to.equal(1)
    email()
  })
})
