import { cleanup, screen } from '@testing-library/react'
import { expect } from 'chai'
import { anOrder } from '../../builders/order-builder.ts'
import { orderingWorld } from '../navigation/ordering-world.tsx'

const sheet = { _tag: 'SignIn' } as const
function email() {
  return screen.getByLabelText<HTMLInputElement>('Email')
}
function password() {
  return screen.getByLabelText<HTMLInputElement>('Password')
}
function login() {
  return screen.getByRole('button', { name: 'Log in' })
}
async function asked({ user }: Pick<ReturnType<typeof orderingWorld>, 'user'>) {
  await user.type(email(), 'ana@example.com{Enter}')
  return screen.findByLabelText<HTMLInputElement>('Password')
}

describe('Signing in', () => {
  afterEach(cleanup)

  it('ACCT-16 editing the e-mail takes the password away, with what was said of it; the same letters bring it back', async () => {
    const wrong = 'Incorrect email or password.'
    const signIn = async () => ({ _tag: 'WrongCredentials' }) as const
    const world = orderingWorld({ order: anOrder(), sheet, signIn })
    await world.user.type(await asked(world), 'correct horse{Enter}')
    await screen.findByText(wrong)
    await world.user.type(email(), 'x')
    expect([screen.queryByLabelText('Password'), screen.queryByText(wrong)]).to.deep.equal([null, null])
    expect([email().value, document.activeElement]).to.deep.equal(['ana@example.comx', email()])
    await world.user.type(email(), '{Backspace}{Enter}')
    expect(document.activeElement).to.equal(await screen.findByLabelText('Password'))
  })

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
