import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import type { PatronState } from '../../../src-domain/account/session.ts'
import type { SocialDoor } from '../../../src-domain/account/social-door.ts'
import type { SocialAnswer, SocialGateway } from '../../../src-domain/account/social-gateway.ts'
import { socialSteps } from '../../../src-domain/account/social-steps.ts'
import { aCell } from '../../builders/fake-ports.ts'
import { aPatron } from '../../builders/patron-builder.ts'

interface World {
  readonly answer?: SocialAnswer
  readonly gateway?: Partial<SocialGateway>
  readonly door?: Partial<SocialDoor>
  readonly isPerson?: boolean
  readonly orderToken?: string
}

const grant = { authToken: 'a-token', known: { firstName: 'Nina', lastName: 'of the page', email: 'page@example.com' } }

function world({ answer, gateway, door, isPerson = true, orderToken }: World = {}) {
  const asked: unknown[][] = []
  const kept: string[] = []
  const logged: string[] = []
  const patron = aCell<PatronState>({})
  const session = { patron: aPatron(), token: 't1' }
  const steps = socialSteps({
    gateway: {
      signIn: async (...words) => {
        asked.push(words)
        return right(answer ?? { _tag: 'SignedIn', session })
      },
      signUp: async (...words) => {
        asked.push(words)
        return right(session)
      },
      ...gateway,
    },
    orderToken: () => orderToken,
    doorOf: () => ({ prepare: async () => true, ask: async () => right(grant), ...door }),
    log: (what) => logged.push(what),
    patrons: {
      signIn: async () => left({ _tag: 'NoResponse' }),
      patron: async () => left({ _tag: 'NoResponse' }),
      signOut: async () => right(undefined),
    },
    session: { token: () => kept.at(-1), keep: (token) => void kept.push(token), drop: () => undefined },
    human: { token: async (action) => (isPerson ? right(`a token for ${action}`) : left('nobody')) },
    patron,
  })
  return { steps, asked, kept, logged, patron }
}

describe('Signing in by a platform', () => {
  it('ACCT-24, ACCT-22 a session in the answer lets the person in, and only then the token is kept', async () => {
    const { steps, asked, kept, patron } = world()
    const result = await steps.signIn('google')
    expect(result).to.have.nested.property('right._tag', 'SignedIn')
    expect(asked).to.deep.equal([['google', grant]])
    expect(kept).to.deep.equal(['t1'])
    expect(patron.current().patron?.id).to.equal(aPatron().id)
  })

  it('ACCT-24, ACCT-19 an account that lacks something goes on to that, and nothing is kept', async () => {
    const patron = aPatron({ phone: { value: '2125550147', isVerified: false } })
    const { steps, kept } = world({ answer: { _tag: 'SignedIn', session: { patron, token: 't1' } } })
    const result = await steps.signIn('google')
    expect(result).to.deep.include({ _tag: 'Right' })
    expect(result).to.have.nested.property('right.goesOn.step', 'update-phone')
    expect(kept).to.deep.equal([])
  })

  it('ACCT-24 somebody unknown goes on to the sign-up with what the server says, and the page where that says nothing', async () => {
    const stranger = { externalUserId: 'x1', lastName: 'Berg' }
    const { steps } = world({ answer: { _tag: 'Stranger', stranger } })
    const result = await steps.signIn('apple')
    expect(result).to.have.nested.property('right.goesOn.step', 'sign-up')
    expect(result)
      .to.have.nested.property('right.goesOn.social')
      .that.deep.equals({
        ...{ type: 'apple', externalUserId: 'x1', firstName: 'Nina', lastName: 'Berg', email: 'page@example.com' },
      })
  })

  it('ACCT-24 a step of the answer names the screen that solves the problem', async () => {
    const { steps } = world({ answer: { _tag: 'Stranger', stranger: { externalUserId: 'x1', step: 6 } } })
    expect(await steps.signIn('apple')).to.have.nested.property('right.goesOn.step', 'update-email')
  })

  it('ACCT-53, ACCT-52 what a platform says against it is logged, and asks nothing of the server', async () => {
    const { steps, asked, logged } = world({
      door: { ask: async () => left({ _tag: 'Failed', detail: 'invalid_client' }) },
    })
    expect(await steps.signIn('apple')).to.deep.equal(left({ _tag: 'Failed', detail: 'invalid_client' }))
    expect([asked, logged]).to.deep.equal([[], ['signing in by apple: invalid_client']])
  })

  it('ACCT-27 what the server says against it is told; a token that it refuses is no wrong password', async () => {
    const refused = (status: number, message?: string) =>
      world({
        gateway: {
          signIn: async () => left({ _tag: 'Refused', status, ...(message === undefined ? {} : { message }) }),
        },
      }).steps.signIn('google')
    expect(await refused(401, 'Signing in did not work.')).to.deep.equal(right({ _tag: 'Failed' }))
    expect(await refused(503, 'Busy')).to.deep.equal(right({ _tag: 'Failed', message: 'Busy' }))
    const silent = world({ gateway: { signIn: async () => left({ _tag: 'NoResponse' }) } })
    expect(await silent.steps.signIn('google')).to.deep.equal(right({ _tag: 'NoAnswer' }))
  })

  it('ACCT-26 an account that must set a password goes on to that', async () => {
    const due = { _tag: 'PasswordUpdateDue', email: 'nina@example.com', token: 'once' } as const
    const { steps } = world({ gateway: { signIn: async () => left(due) } })
    expect(await steps.signIn('google')).to.have.nested.property('right.goesOn.step', 'update-password')
  })

  it('ACCT-29, ACCT-30, ACCT-25 a sign-up sends no password, and welcomes with the session held', async () => {
    const { steps, asked, kept } = world()
    const form = { firstName: 'Nina', lastName: 'Berg', email: 'nina@example.com', phone: '2125550147' }
    const social = { type: 'google', externalUserId: 'x1' } as const
    const result = await steps.signUp(form, social)
    expect(asked).to.deep.equal([[form, social, undefined]])
    expect(result).to.have.nested.property('right.step', 'sign-up-confirmation')
    expect(result).to.have.nested.property('right.held.token', 't1')
    expect(kept).to.deep.equal([])
  })

  it('ACCT-28, ACCT-29 a sign-up takes along the order that the guest of this tab placed', async () => {
    const { steps, asked } = world({ orderToken: 'ticket-token' })
    const form = { firstName: 'Nina', lastName: 'Berg', email: 'nina@example.com', phone: '2125550147' }
    const social = { type: 'google', externalUserId: 'x1' } as const
    await steps.signUp(form, social)
    expect(asked).to.deep.equal([[{ ...form, orderToken: 'ticket-token' }, social, undefined]])
  })

  it('API-16, G4 a sign-up says that the e-mail is taken, and shows a person where the server asks for one', async () => {
    const form = { firstName: 'Nina', lastName: 'Berg', email: 'nina@example.com', phone: '2125550147' }
    const social = { type: 'google', externalUserId: 'x1' } as const
    const taken = world({ gateway: { signUp: async () => left({ _tag: 'EmailTaken' }) } })
    expect(await taken.steps.signUp(form, social)).to.deep.equal(left({ _tag: 'EmailTaken' }))
    const tokens: unknown[] = []
    const gateway: Partial<SocialGateway> = {
      signUp: async (_, __, token) => {
        tokens.push(token)
        return left({ _tag: 'HumanCheckDue' })
      },
    }
    await world({ gateway }).steps.signUp(form, social)
    expect(tokens).to.deep.equal([undefined, 'a token for signin'])
    const nobody = world({ gateway, isPerson: false })
    expect(await nobody.steps.signUp(form, social)).to.deep.equal(left({ _tag: 'PersonNotShown' }))
  })
})
