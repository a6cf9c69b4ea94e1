import { act, cleanup, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import type { BoardMemory } from '../../../src-domain/kitchen/board-memory.ts'
import type { StaffSession } from '../../../src-domain/staff/staff-gateway.ts'
import { staffController } from '../../../src-ui/staff/staff-controller.ts'
import { StaffRoot } from '../../../src-ui/staff/staff-root.tsx'
import { aBoardOrder, boardTime } from '../../builders/board-order-builder.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { someIds } from '../../builders/fake-ports.ts'
import { aVirtualTime } from '../../builders/virtual-time.ts'
import { anAvailability } from '../availability/availability-world.ts'
import { aDeviceHouse, pairedSession } from '../devices/device-world.ts'
import { draw } from '../draw.tsx'
import {
  aBoardMemory,
  aBoardServer,
  aConnection,
  aRing,
  aSight,
  counterSession,
  location,
} from '../kitchen/board-world.ts'
import { aRecordServer } from '../kitchen/record-world.ts'
import { someOffers } from '../offers/offers-world.ts'
import { aPrintingHouse } from '../printing/printing-world.ts'
import { aReportHouse } from '../report/report-world.ts'
import { aTeam } from '../team/team-world.ts'
import { aToday } from '../today/today-world.ts'
import { someVersions } from '../versions/versions-world.ts'
import { aSecondFactor } from './second-factor-world.ts'

type Answer = Either<CallFailure, StaffSession>
const noSession: Answer = left({ _tag: 'Refused', status: 401 })

const realMatchMedia = window.matchMedia

interface World {
  readonly session?: Answer
  /** Answers of one look after the other. */
  readonly sessions?: readonly Answer[]
  readonly isPasswordDue?: boolean
  readonly signIn?: readonly Answer[]
  readonly invitation?: string
  readonly memory?: BoardMemory
}

async function show({
  session = noSession,
  sessions = [],
  signIn = [],
  isPasswordDue = false,
  invitation,
  memory = aBoardMemory(),
}: World = {}) {
  Object.assign(window, {
    matchMedia: () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }),
  })
  const time = aVirtualTime(boardTime)
  const server = aBoardServer(time.clock.now, [aBoardOrder()])
  const ring = aRing()
  const house = aDeviceHouse()
  const asked: string[] = []
  const answers = [...signIn]
  const looks = [...sessions]
  let isWarned: () => boolean = () => false
  const controller = staffController({
    facts: { brand: aBrand({ locales: ['en', 'es'] }), locale: 'en' },
    boards: server.gateway,
    secondFactor: aSecondFactor(isPasswordDue),
    ...aTeam().ports,
    brandVersions: someVersions().brandVersions,
    ...aPrintingHouse().ports,
    copy: async () => true,
    availability: anAvailability().gateway,
    ...house.ports,
    today: aToday().gateway,
    offers: someOffers().gateway,
    ...aReportHouse().ports,
    records: aRecordServer().gateway,
    memory,
    clock: time.clock,
    pause: time.pause,
    ids: someIds(),
    connection: aConnection(),
    sight: aSight(),
    ring: ring.ring,
    leaveWarning: {
      warnWhile: (isNeeded) => {
        isWarned = isNeeded
        return () => undefined
      },
    },
    invitation,
    forgetInvitation: () => asked.push('forget'),
    staff: {
      session: async () => looks.shift() ?? session,
      signIn: async (email, password, code) => {
        asked.push([email, password, code].filter((one) => one !== undefined).join(' '))
        return answers.shift() ?? noSession
      },
      acceptInvitation: async (token, name, password) => {
        asked.push(`${token} ${name} ${password}`)
        return answers.shift() ?? noSession
      },
      signOut: async () => {
        asked.push('sign out')
        return right(undefined)
      },
    },
  })
  const drawn = draw(
    <StaffRoot
      controller={controller}
      report={(reason) => {
        throw reason
      }}
    />,
  )
  const settle = () => act(time.settle)
  await settle()
  return { ...drawn, ...{ server, asked, settle, ring, time, house }, isWarned: () => isWarned() }
}

async function signIn({ user, settle }: Awaited<ReturnType<typeof show>>, email: string, password: string) {
  await user.type(screen.getByLabelText('Email'), email)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await settle()
}

describe('The staff document', () => {
  afterEach(() => {
    cleanup()
    Object.assign(window, { matchMedia: realMatchMedia })
  })

  it('asks for email and password, and names both if they are missing', async () => {
    const { user, asked, container } = await show()
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.getByRole('group').textContent).to.contain('Please fix the following:')
    expect(asked).to.deep.equal([])
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).to.deep.equal([])
  })

  it('says that a password is wrong, that there were too many attempts, and that no answer came', async () => {
    const refusals: readonly (readonly [CallFailure, string])[] = [
      [{ _tag: 'Refused', status: 401 }, 'Incorrect email or password.'],
      [{ _tag: 'Refused', status: 429 }, 'Too many attempts. Wait a few minutes and try again.'],
      [{ _tag: 'NoResponse' }, 'We didn’t get a response. Check your connection and try again.'],
    ]
    const world = await show({ signIn: refusals.map(([failure]) => left(failure)) })
    await signIn(world, 'ada@example.com', 'secret-1')
    for (const [, text] of refusals) {
      expect(screen.getByRole('alert').textContent).to.equal(text)
      await world.user.click(screen.getByRole('button', { name: 'Sign in' }))
      await world.settle()
    }
  })

  it('pairs a tablet: shows a code, and the board once a manager has entered it', async () => {
    const { user, settle, house, time, container } = await show()
    await user.click(screen.getByRole('button', { name: 'Pair this device' }))
    await settle()
    await settle()
    const title = await screen.findByRole('heading', { level: 1, name: 'Pair this device' })
    await settle()
    expect(document.activeElement).to.equal(title)
    screen.getByText('123 450')
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).to.deep.equal([])
    house.network.failure = { _tag: 'NoResponse' }
    await act(() => time.pass(3_000))
    screen.getByText(/we keep trying/)
    house.network.failure = undefined
    house.enter()
    await act(() => time.pass(3_000))
    await settle()
    screen.getByRole('article', { name: 'Order 318' })
    expect(screen.queryByRole('navigation', { name: 'Pages' })?.textContent).to.not.include('Devices')
  })

  it('says that the code of a tablet has expired, and gets a new one', async () => {
    const { user, settle, house, time } = await show()
    await user.click(screen.getByRole('button', { name: 'Pair this device' }))
    await settle()
    house.expire()
    await act(() => time.pass(3_000))
    expect(screen.getByRole('alert').textContent).to.equal('This code has expired or was canceled.')
    await user.click(screen.getByRole('button', { name: 'Get a new code' }))
    await settle()
    screen.getByText('123 451')
    await user.click(screen.getByRole('button', { name: 'Sign in with a password' }))
    house.enter()
    await act(() => time.pass(9_000))
    screen.getByRole('heading', { level: 1, name: 'Staff sign-in' })
  })

  it('shows nothing of its orders on a tablet that was removed, and says how many changes were dropped', async () => {
    const { user, settle, server, isWarned } = await show({ session: right(pairedSession) })
    await settle()
    screen.getByRole('article', { name: 'Order 318' })
    server.network.failure = { _tag: 'NoResponse' }
    await user.click(screen.getByRole('button', { name: 'Accept, order 318' }))
    await settle()
    server.network.failure = { _tag: 'Refused', status: 401 }
    server.announce()
    await settle()
    await settle()
    screen.getByRole('heading', { level: 1, name: 'Device removed' })
    expect(screen.getByRole('alert').textContent).to.match(/shows no orders anymore\. 1 change wasn’t sent\.$/)
    expect(screen.queryByRole('article')).to.equal(null)
    expect(isWarned()).to.equal(false)
    await user.click(screen.getByRole('button', { name: 'Pair this device' }))
    await settle()
    await settle()
    screen.getByText('123 450')
  })

  it('asks before a paired tablet signs out, because only a manager can bring it back', async () => {
    const { user, settle, asked } = await show({ session: right(pairedSession) })
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    const question = within(screen.getByRole('alertdialog'))
    question.getByText(/has to pair it/)
    expect(asked).to.deep.equal([])
    await user.click(question.getByRole('button', { name: 'Sign out' }))
    await settle()
    expect(asked).to.deep.equal(['sign out'])
  })

  it('turns to the menu and back while the board goes on watching', async () => {
    const world = await show({ session: right(counterSession) })
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
    await world.user.click(pages.getByRole('button', { name: 'Menu', current: false }))
    await world.settle()
    screen.getByRole('heading', { name: 'Menu', level: 1 })
    await screen.findByRole('button', { name: 'Sold out today: Ramen' })
    expect(screen.queryByRole('article', { name: 'Order 318' })).to.equal(null)
    // The menu watches orders, too, because they change what is left.
    expect(world.server.watching()).to.equal(2)
    await world.user.click(pages.getByRole('button', { name: 'Orders', current: false }))
    screen.getByRole('article', { name: 'Order 318' })
    expect(world.server.watching()).to.equal(1)
  })

  it('announces a new order while the menu is open', async () => {
    const { user, settle, server } = await show({ session: right(counterSession) })
    await settle()
    await user.click(within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('button', { name: 'Menu' }))
    server.put(aBoardOrder({ id: 'order-2', displayNumber: '319' }))
    server.announce()
    await settle()
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).to.include(
      'New order 319, pickup, due in 15 minutes',
    )
    expect(screen.queryByRole('article', { name: 'Order 319' })).to.equal(null)
  })

  it('has no menu for a paired device, which may not change it', async () => {
    await show({ session: right({ ...counterSession, member: { ...counterSession.member, role: 'device' } }) })
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
    expect(pages.getAllByRole('button').map(({ textContent }) => textContent)).to.deep.equal(['Orders', 'Printing'])
  })

  it('shows the board after the sign-in, and asks for a tap to start the shift', async () => {
    const world = await show({ signIn: [right(counterSession)] })
    await signIn(world, ' ada@example.com ', 'secret-1')
    expect(world.asked).to.deep.equal(['ada@example.com secret-1'])
    await world.settle()
    expect(screen.getByRole('article', { name: 'Order 318' })).to.not.equal(null)
    await world.user.click(screen.getByRole('button', { name: 'Start shift' }))
    await world.settle()
    expect(world.ring.played).to.deep.equal(['new-order'])
    expect(screen.queryByRole('button', { name: 'Start shift' })).to.equal(null)
    act(() => world.ring.allow(false))
    expect(screen.getByText('Sound is off')).to.not.equal(null)
    expect(screen.getByRole('button', { name: 'Turn on' })).to.not.equal(null)
  })

  it('asks for a code after the right password, and sends all three together', async () => {
    const due: Answer = left({ _tag: 'Refused', status: 403, code: 'second_factor_due' })
    const wrong: Answer = left({ _tag: 'Refused', status: 401, code: 'wrong_code' })
    const world = await show({ signIn: [due, wrong, right(counterSession)] })
    await signIn(world, 'ada@example.com', 'secret-1')
    expect(document.activeElement?.textContent).to.equal('Enter your code')
    await world.user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).to.equal('true')
    await world.user.type(screen.getByLabelText('Code'), '246 810')
    await world.user.click(screen.getByRole('button', { name: 'Sign in' }))
    await world.settle()
    expect(screen.getByRole('alert').textContent).to.contain('wrong or was already used')
    await world.user.click(screen.getByRole('button', { name: 'Sign in' }))
    await world.settle()
    expect(world.asked.at(-1)).to.equal('ada@example.com secret-1 246 810')
    expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('Orders')
  })

  it('leads back from the code to another account', async () => {
    const world = await show({ signIn: [left({ _tag: 'Refused', status: 403, code: 'second_factor_due' })] })
    await signIn(world, 'ada@example.com', 'secret-1')
    await world.user.click(screen.getByRole('button', { name: 'Use another account' }))
    expect(screen.getByLabelText('Password')).to.have.property('value', '')
  })

  it('sends an invited member with an authenticator app to the sign-in, because the link is no second factor', async () => {
    const due: Answer = left({ _tag: 'Refused', status: 403, code: 'second_factor_due' })
    const { user, settle, asked } = await show({ invitation: 'token-1', signIn: [due] })
    await user.type(screen.getByLabelText('Your name'), 'Ada')
    await user.type(screen.getByLabelText('New password'), 'password-1')
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    await settle()
    expect(screen.getByText(/^Your password is set/)).to.not.equal(null)
    expect(asked).to.include('forget')
  })

  it('leads an owner without a second factor through its setup before anything else', async () => {
    const owner = { ...counterSession.member, role: 'owner', secondFactor: 'due' } as const
    const sessions = [right({ ...counterSession, member: owner }), right(counterSession)]
    const { user, settle, container } = await show({ sessions })
    expect(await screen.findByRole('heading', { level: 1, name: 'Protect your account' })).to.not.equal(null)
    expect(screen.queryByRole('article')).to.equal(null)
    await user.click(screen.getByRole('button', { name: 'Set up an authenticator app' }))
    await settle()
    screen.getByRole('img', { name: 'QR code for the authenticator app' })
    screen.getByText('ABCD EFGH')
    await user.type(screen.getByLabelText('Code'), '111111')
    await user.click(screen.getByRole('button', { name: 'Turn on' }))
    await settle()
    expect(screen.getByRole('alert').textContent).to.contain('wrong or was already used')
    await user.clear(screen.getByLabelText('Code'))
    await user.type(screen.getByLabelText('Code'), '246810')
    await user.click(screen.getByRole('button', { name: 'Turn on' }))
    await settle()
    expect(document.activeElement?.textContent).to.equal('Save your recovery codes')
    expect(within(screen.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem')).to.have.length(2)
    await user.click(screen.getByRole('button', { name: 'Copy codes' }))
    await settle()
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).to.include('Copied')
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).to.deep.equal([])
    await user.click(screen.getByRole('button', { name: 'I saved them' }))
    await settle()
    expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('Orders')
  })

  it('lets a member turn the second factor off by password and code', async () => {
    const on = { ...counterSession, member: { ...counterSession.member, secondFactor: 'on' as const } }
    const { user, settle } = await show({ sessions: [right(on), right(counterSession)] })
    await user.click(within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('button', { name: 'Account' }))
    const turnOff = await screen.findByRole('button', { name: 'Turn off the authenticator app' })
    const give = async (password: string, code: string) => {
      await user.clear(screen.getByLabelText('Password'))
      await user.type(screen.getByLabelText('Password'), password)
      await user.clear(screen.getByLabelText('Code'))
      await user.type(screen.getByLabelText('Code'), code)
      await user.click(turnOff)
      await settle()
    }
    await give('a guess', '246810')
    screen.getByText('Incorrect password.')
    await give('secret-1', '111111')
    screen.getByText(/^This code is wrong/)
    await give('secret-1', '246810')
    expect(screen.getByText('The authenticator app is off.')).to.not.equal(null)
    screen.getByRole('button', { name: 'Set up an authenticator app' })
  })

  it('asks for the password before a setup long after the sign-in', async () => {
    const { user, settle } = await show({ session: right(counterSession), isPasswordDue: true })
    await user.click(within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('button', { name: 'Account' }))
    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }))
    await settle()
    await user.type(screen.getByLabelText('Password'), 'secret-1')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await settle()
    screen.getByRole('img', { name: 'QR code for the authenticator app' })
  })

  it('lets a member of several locations choose the board', async () => {
    const other = { id: 'chestnut', name: 'Chestnut Street', timeZone: 'America/New_York' }
    const { user, settle } = await show({ session: right({ ...counterSession, locations: [location, other] }) })
    await user.selectOptions(screen.getByLabelText('Location'), 'Chestnut Street')
    await settle()
    expect(screen.getByLabelText('Location')).to.have.property('value', 'chestnut')
  })

  it('shows the chosen location again after a reload, and the first one after another member signed out', async () => {
    const other = { id: 'chestnut', name: 'Chestnut Street', timeZone: 'America/New_York' }
    const session = right({ ...counterSession, locations: [location, other] })
    const memory = aBoardMemory()
    const shown = () => screen.getByLabelText<HTMLSelectElement>('Location').value
    const first = await show({ session, memory })
    await first.user.selectOptions(screen.getByLabelText('Location'), 'Chestnut Street')
    await first.settle()
    cleanup()
    const reloaded = await show({ session, memory })
    expect(shown()).to.equal('chestnut')
    await reloaded.user.click(screen.getByRole('button', { name: 'Sign out' }))
    await reloaded.settle()
    cleanup()
    await show({ session, memory })
    expect(shown()).to.equal('red-hook')
  })

  it('says that no location is assigned', async () => {
    await show({ session: right({ ...counterSession, locations: [] }) })
    expect(screen.getByText(/No location is assigned to you yet/)).to.not.equal(null)
  })

  it('keeps the board and its unsent change when the session ends, and sends it after the next sign-in', async () => {
    const world = await show({ session: right(counterSession), signIn: [right(counterSession)] })
    await world.settle()
    world.server.network.failure = { _tag: 'Refused', status: 401 }
    await world.user.click(screen.getByRole('button', { name: 'Accept, order 318' }))
    await world.settle()
    expect(world.isWarned()).to.equal(true)
    const sheet = within(screen.getByRole('dialog', { name: 'Sign in again' }))
    expect(sheet.getByText(/unsent changes are kept/)).to.not.equal(null)
    world.server.network.failure = undefined
    await signIn(world, 'ada@example.com', 'secret-1')
    await world.settle()
    expect(screen.queryByRole('dialog')).to.equal(null)
    expect(world.isWarned()).to.equal(false)
    expect(screen.getByRole('button', { name: 'Ready, order 318' })).to.not.equal(null)
  })

  it('asks before it signs out with unsent changes', async () => {
    const world = await show({ session: right(counterSession) })
    await world.settle()
    world.server.network.failure = { _tag: 'NoResponse' }
    await world.user.click(screen.getByRole('button', { name: 'Accept, order 318' }))
    await world.settle()
    await world.user.click(screen.getByRole('button', { name: 'Sign out' }))
    const question = within(screen.getByRole('alertdialog'))
    expect(question.getByText('1 change hasn’t been sent yet. Sign out and drop it?')).to.not.equal(null)
    await world.user.click(question.getByRole('button', { name: 'Stay signed in' }))
    expect(world.asked).to.deep.equal([])
    await world.user.click(screen.getByRole('button', { name: 'Sign out' }))
    await world.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign out' }))
    await world.settle()
    expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('Staff sign-in')
    expect(world.isWarned()).to.equal(false)
  })

  it('lets an invited member choose a name and a password', async () => {
    const { user, settle, asked } = await show({
      invitation: 'token-1',
      signIn: [left({ _tag: 'Refused', status: 400 }), right(counterSession)],
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('Welcome to the team')
    await user.type(screen.getByLabelText('Your name'), 'Ada')
    await user.type(screen.getByLabelText('New password'), 'password')
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    await settle()
    expect(screen.getByRole('alert').textContent).to.contain('too easy to guess')
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    await settle()
    expect(asked).to.deep.equal(['token-1 Ada password', 'token-1 Ada password', 'forget'])
    expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('Orders')
  })

  it('says that an invitation is over, and leads to the sign-in', async () => {
    const { user, settle } = await show({ invitation: 'token-1' })
    await user.type(screen.getByLabelText('Your name'), 'Ada')
    await user.type(screen.getByLabelText('New password'), 'password-1')
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    await settle()
    expect(screen.getByRole('alert').textContent).to.contain('expired or was already used')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('Staff sign-in')
  })

  it('says that the server cannot be reached, and tries again', async () => {
    const { user, settle } = await show({ session: left({ _tag: 'NoResponse' }) })
    expect(screen.getByRole('alert').textContent).to.contain('We can’t reach the server.')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await settle()
    expect(screen.getByRole('alert').textContent).to.contain('We can’t reach the server.')
  })
})
