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

describe('Signing in', () => {
  afterEach(cleanup)

  it('ACCT-12, ACCT-13 asks for e-mail and password, with the words that a password manager knows, and links the terms', () => {
    answering({ _tag: 'Failed' })
    expect(email().type).to.equal('email')
    expect(email().autocomplete).to.equal('username')
    expect(password().type).to.equal('password')
    expect(password().autocomplete).to.equal('current-password')
    const terms = screen.getByRole<HTMLAnchorElement>('link', { name: 'Terms of Service & Privacy Policy' })
    expect(terms.href).to.equal('https://example.com/terms')
  })

  it('ACCT-59, ACCT-62 says what is wrong with a field, linked to it, moves the focus to the first and sends nothing', async () => {
    const { user, asked } = answering({ _tag: 'SignedIn', patron: aPatron() })
    await user.click(login())
    screen.getByText('E-mail is required!')
    screen.getByText('Password is required!')
    expect(document.activeElement).to.equal(email())
    expect(email().getAttribute('aria-invalid')).to.equal('true')
    expect(document.getElementById(email().getAttribute('aria-describedby') ?? '')?.textContent).to.equal(
      'E-mail is required!',
    )
    await user.type(email(), 'ana@')
    await user.tab()
    screen.getByText('E-mail is not valid!')
    await user.type(password(), 'short')
    await user.tab()
    screen.getByText('Password has to be at least 8 characters!')
    expect(asked).to.deep.equal([])
  })

  it('closes when the customer is let in', async () => {
    const { user, asked, cells } = answering({ _tag: 'SignedIn', patron: aPatron() })
    await user.type(email(), 'ana@example.com')
    await user.type(password(), 'correct horse{Enter}')
    expect(asked).to.deep.equal([['ana@example.com', 'correct horse']])
    expect(cells.sheet.current()).to.deep.equal({ _tag: 'Closed' })
  })

  for (const [outcome, text] of [
    [{ _tag: 'WrongCredentials' }, 'E-mail or password is not right.'],
    [{ _tag: 'NoAnswer' }, 'No answer came. Please check your connection and try again.'],
    [{ _tag: 'Failed' }, 'We could not log you in. Please try again.'],
  ] as const) {
    it(`says when it did not work: ${text}`, async () => {
      const { user, cells } = answering(outcome)
      await user.type(email(), 'ana@example.com')
      await user.type(password(), 'correct horse')
      await user.click(login())
      expect((await screen.findByRole('alert')).textContent).to.equal(text)
      expect(password().value).to.equal('correct horse')
      expect(cells.sheet.current()).to.deep.equal(sheet)
    })
  }

  it('ignores a second press while the first is under way', async () => {
    let asked = 0
    const { user } = orderingWorld({
      order: anOrder(),
      sheet,
      signIn: () => {
        asked += 1
        return new Promise(() => {})
      },
    })
    await user.type(email(), 'ana@example.com')
    await user.type(password(), 'correct horse')
    await user.click(login())
    await user.click(login())
    await user.type(password(), '{Enter}')
    expect(asked).to.equal(1)
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
