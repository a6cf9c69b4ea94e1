import { act, cleanup, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import { activityController } from '../../../src-ui/team/activity-controller.ts'
import { ActivityScreen } from '../../../src-ui/team/activity-screen.tsx'
import { teamController } from '../../../src-ui/team/team-controller.ts'
import { TeamScreen } from '../../../src-ui/team/team-screen.tsx'
import { draw } from '../draw.tsx'
import { location } from '../kitchen/board-world.ts'
import { aTeam, carl, olga } from './team-world.ts'

const other = { id: 'chestnut', name: 'Chestnut Street', timeZone: 'America/New_York' }
const noon = Date.UTC(2026, 5, 10, 16)
const settle = () => act(async () => undefined)

async function show(world = aTeam()) {
  const ended: string[] = []
  const controller = teamController({
    ...world.ports,
    sessionEnded: () => ended.push('ended'),
    refresh: async () => void ended.push('refreshed'),
  })
  const copied: string[] = []
  const drawn = draw(
    <TeamScreen
      controller={controller}
      locations={[location, other]}
      location={location}
      ownId="olga"
      copy={async (text) => {
        copied.push(text)
        return true
      }}
      now={() => noon + 3_600_000}
      isWatching
    />,
  )
  await settle()
  return { ...drawn, ...world, copied, ended }
}

describe('The team page', () => {
  afterEach(cleanup)

  it('shows each member with role, locations and when the member was last here', async () => {
    const { container } = await show()
    const [first, second] = screen.getAllByRole('listitem')
    expect(first?.textContent)
      .to.contain('Carl')
      .and.contain('Counter · Red Hook')
      .and.contain('Hasn’t been here lately')
    expect(second?.textContent).to.contain('Olga (you)').and.contain('Owner · All locations')
    expect(second?.textContent).to.contain('Last here today 12:00 PM · authenticator app')
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).to.deep.equal([])
  })

  it('invites a person, and shows the link once to copy', async () => {
    const { user, asked, copied } = await show()
    await user.click(screen.getByRole('button', { name: 'Invite a person' }))
    await user.click(screen.getByRole('button', { name: 'Create invitation' }))
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).to.equal('true')
    await user.type(screen.getByLabelText('Email'), ' nia@example.com ')
    await user.click(screen.getByRole('radio', { name: /^Manager/ }))
    await user.click(screen.getByRole('checkbox', { name: 'Red Hook' }))
    await user.click(screen.getByRole('button', { name: 'Create invitation' }))
    expect(screen.getByText('Choose at least one location')).to.not.equal(null)
    await user.click(screen.getByRole('checkbox', { name: 'Chestnut Street' }))
    await user.click(screen.getByRole('button', { name: 'Create invitation' }))
    await settle()
    expect(asked).to.deep.equal(['invite nia@example.com manager chestnut'])
    const sheet = within(screen.getByRole('dialog', { name: 'Invitation for nia@example.com' }))
    sheet.getByText('https://order.example/staff#invitation=token-1')
    await user.click(sheet.getByRole('button', { name: 'Copy link' }))
    expect(copied).to.deep.equal(['https://order.example/staff#invitation=token-1'])
    await user.click(sheet.getByRole('button', { name: 'Done' }))
    expect(screen.queryByText(/token-1/)).to.equal(null)
    expect(screen.getAllByRole('listitem').at(-1)?.textContent).to.contain('Invited, hasn’t joined yet')
  })

  it('keeps what was typed when the invitation fails, and says why', async () => {
    const { user, network } = await show()
    await user.click(screen.getByRole('button', { name: 'Invite a person' }))
    await user.type(screen.getByLabelText('Email'), 'carl@example.com')
    await user.click(screen.getByRole('button', { name: 'Create invitation' }))
    await settle()
    expect(screen.getByRole('alert').textContent).to.equal('This person is already on the team.')
    network.failure = { _tag: 'NoResponse' }
    await user.clear(screen.getByLabelText('Email'))
    await user.type(screen.getByLabelText('Email'), 'nia@example.com')
    await user.click(screen.getByRole('button', { name: 'Create invitation' }))
    await settle()
    expect(screen.getByRole('alert').textContent).to.contain('We couldn’t save this.')
    expect(screen.getByLabelText('Email')).to.have.property('value', 'nia@example.com')
  })

  it('changes role and locations, and removes a member after a question', async () => {
    const { user, asked, ended } = await show()
    await user.click(screen.getByRole('button', { name: 'Change Carl' }))
    await user.click(screen.getByRole('checkbox', { name: 'Chestnut Street' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await settle()
    expect(screen.getByText('Carl was changed.')).to.not.equal(null)
    await user.click(screen.getByRole('button', { name: 'Change Carl' }))
    await user.click(screen.getByRole('button', { name: 'Remove from the team' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove from the team' }))
    await settle()
    expect(asked).to.deep.equal(['change carl counter red-hook,chestnut', 'remove carl'])
    expect(screen.getByText('Carl isn’t on the team anymore.')).to.not.equal(null)
    expect(screen.getAllByRole('listitem')).to.have.length(1)
    expect(ended).to.deep.equal(['refreshed', 'refreshed'])
  })

  it('offers neither removal nor another role of the only owner', async () => {
    const { user } = await show()
    await user.click(screen.getByRole('button', { name: 'Change Olga' }))
    expect(screen.queryByRole('button', { name: 'Remove from the team' })).to.equal(null)
    expect(screen.getByRole('radio', { name: /^Manager/ })).to.have.property('disabled', true)
    expect(screen.getByText(/^The brand needs an owner/)).to.not.equal(null)
  })

  it('makes a new link for a forgotten password, and removes a lost authenticator app', async () => {
    const { user } = await show(aTeam([{ ...carl, hasSecondFactor: true }, olga]))
    await user.click(screen.getByRole('button', { name: 'Change Carl' }))
    await user.click(screen.getByRole('button', { name: 'Remove authenticator app' }))
    await settle()
    expect(screen.getByText('Carl signs in with the password alone now.')).to.not.equal(null)
    await user.click(screen.getByRole('button', { name: 'Change Carl' }))
    await user.click(screen.getByRole('button', { name: 'New sign-in link' }))
    await settle()
    screen.getByText('https://order.example/staff#invitation=token-2')
    screen.getByText(/We didn’t email it/)
  })

  it('says that the server cannot be reached, and tries again', async () => {
    const world = aTeam()
    world.network.failure = { _tag: 'NoResponse' }
    const { user } = await show(world)
    expect(screen.getByRole('alert').textContent).to.contain('We can’t reach the server.')
    world.network.failure = undefined
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await settle()
    expect(screen.getAllByRole('listitem')).to.have.length(2)
  })
})

describe('The activity page', () => {
  afterEach(cleanup)

  const network = '203.0.113.7'
  const lines = [
    {
      id: 4,
      at: noon,
      who: 'Olga',
      by: 'member',
      action: 'order:Accepted',
      subject: '318',
      locationId: 'red-hook',
      network,
    },
    { id: 3, at: noon - 86_400_000, by: 'left', action: 'sign-in', network },
    { id: 2, at: noon - 90_000_000, by: 'operator', action: 'team:rescued', subject: 'Olga', network: '' },
    { id: 1, at: noon - 90_000_000, who: 'Carl', by: 'member', action: 'later:Thing', network },
  ] as const

  it('tells who did what, when and from where, and shows older lines', async () => {
    const world = aTeam([], lines)
    const controllerOf = (id: string | undefined) =>
      activityController({ ...world.ports, sessionEnded: () => undefined }, id)
    const controllers = new Map([location.id, undefined].map((id) => [id, controllerOf(id)]))
    const { user, container } = draw(
      <ActivityScreen
        location={location}
        locations={[location, other]}
        controllerOf={(id) => controllers.get(id) ?? controllerOf(id)}
        now={() => noon}
        isWatching
      />,
    )
    await settle()
    const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(shown()).to.deep.equal([
      'Olga accepted order 318today 12:00 PM · 203.0.113.7',
      'A former member signed inTue, 6/9/2026 12:00 PM · 203.0.113.7',
    ])
    await user.click(screen.getByRole('button', { name: 'Show older' }))
    await settle()
    expect(shown()[2]).to.contain('The server gave Olga a new sign-in link')
    expect(shown()[3]).to.contain('Carl made a change (later:Thing)')
    expect(screen.queryByRole('button', { name: 'Show older' })).to.equal(null)
    await user.click(screen.getByRole('button', { name: 'All locations' }))
    await settle()
    expect(shown()[0]).to.contain('today 12:00 PM · Red Hook · 203.0.113.7')
    expect(world.asked).to.deep.equal(['audit red-hook', 'audit red-hook 3', 'audit all'])
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).to.deep.equal([])
  })
})
