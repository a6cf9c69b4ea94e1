import { act, cleanup, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import { DevicesScreen } from '../../../src-ui/devices/devices-screen.tsx'
import { boardTime } from '../../builders/board-order-builder.ts'
import { draw } from '../draw.tsx'
import { aDeviceHouse } from './device-world.ts'

async function show({ isOwner = true, before = (_: ReturnType<typeof aDeviceHouse>) => {} } = {}) {
  const house = aDeviceHouse()
  before(house)
  const keys = isOwner ? house.keys : undefined
  const drawn = draw(<DevicesScreen devices={house.devices} keys={keys} address="order.example/staff" isWatching />)
  const settle = () => act(house.time.settle)
  await settle()
  return { ...house, ...drawn, settle }
}

const press = (name: string) => screen.getByRole('button', { name })

describe('The page of devices and API keys', () => {
  afterEach(cleanup)

  it('pairs the device that shows a code, typed with a space, and empties the form for the next one', async () => {
    const { user, settle, showCode, calls, put, time } = await show()
    const code = showCode()
    await user.type(screen.getByLabelText('Code on the device'), `${code.slice(0, 3)} ${code.slice(3)}`)
    await user.type(screen.getAllByLabelText('Name')[0] ?? document.body, 'Pass tablet')
    await user.click(press('Pair device'))
    await settle()
    expect(calls).to.include(`pair ${code} Pass tablet`)
    within(screen.getByRole('listitem', { name: 'Pass tablet' })).getByText('Not used yet')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).to.include('Pass tablet is paired.')
    expect(screen.getByLabelText('Code on the device')).to.have.property('value', '')
    put({ id: 'dev_1', name: 'Pass tablet', pairedAt: boardTime, seenAt: boardTime })
    await act(() => time.pass(6_000))
    within(screen.getByRole('listitem', { name: 'Pass tablet' })).getByText('In use now')
  })

  it('says at the field that no device shows the code, focuses it, and keeps what was typed', async () => {
    const { user, settle } = await show()
    await user.click(press('Pair device'))
    expect(document.activeElement).to.equal(screen.getByLabelText('Code on the device'))
    screen.getByText('Enter the 6 digits that the device shows')
    await user.type(screen.getByLabelText('Code on the device'), '000000')
    await user.click(press('Pair device'))
    expect(document.activeElement).to.equal(screen.getAllByLabelText('Name')[0])
    await user.type(screen.getAllByLabelText('Name')[0] ?? document.body, 'Pass tablet')
    await user.click(press('Pair device'))
    await settle()
    screen.getByText(/No device shows this code now/)
    expect(document.activeElement).to.equal(screen.getByLabelText('Code on the device'))
    expect(screen.getByLabelText('Code on the device')).to.have.property('value', '000000')
  })

  it('says when a device was last used, and removes it after a question', async () => {
    const tablet = { id: 'dev_1', name: 'Pass tablet', pairedAt: boardTime - 3 * 86_400_000 }
    const { user, settle, calls, time } = await show({
      before: ({ put }) =>
        put({ ...tablet, seenAt: boardTime - 3_600_000 }, { ...tablet, id: 'dev_2', name: 'Bar', seenAt: boardTime }),
    })
    const row = within(screen.getByRole('listitem', { name: 'Pass tablet' }))
    row.getByText(/^Last used \d+:\d\d [AP]M$/)
    within(screen.getByRole('listitem', { name: 'Bar' })).getByText('In use now')
    await user.click(press('Remove: Pass tablet'))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Keep' }))
    expect(calls).to.not.include('revoke dev_1')
    await user.click(press('Remove: Pass tablet'))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await settle()
    expect(calls).to.include('revoke dev_1')
    expect(screen.queryByRole('listitem', { name: 'Pass tablet' })).to.equal(null)
    expect(time.clock.now()).to.equal(boardTime)
  })

  it('shows a new key once, copies it, and forgets it when the page is left', async () => {
    const { user, settle, calls, copies, unmount, keys } = await show()
    await user.type(screen.getAllByLabelText('Name')[1] ?? document.body, 'Register')
    await user.click(screen.getByRole('checkbox', { name: 'Read reports' }))
    await user.click(screen.getByRole('radio', { name: 'All locations' }))
    await user.click(press('Create key'))
    await settle()
    expect(calls).to.include('make Register orders:read orders:write reports:read true')
    const made = screen.getByRole('region', { name: 'Key for Register' })
    expect(document.activeElement).to.equal(made)
    within(made).getByText('tureen_key_1')
    await user.click(within(made).getByRole('button', { name: 'Copy key' }))
    expect(copies).to.deep.equal(['tureen_key_1'])
    within(screen.getByRole('listitem', { name: 'Register' })).getByText(/^All locations · See orders/)
    unmount()
    expect(keys.made.current()).to.equal(undefined)
  })

  it('asks for a name and for something that the key can do', async () => {
    const { user, calls } = await show()
    await user.click(press('Create key'))
    screen.getByText('Enter a name')
    await user.type(screen.getAllByLabelText('Name')[1] ?? document.body, 'Register')
    await user.click(screen.getByRole('checkbox', { name: 'See orders' }))
    await user.click(screen.getByRole('checkbox', { name: 'Accept and finish orders' }))
    await user.click(press('Create key'))
    expect(screen.getByText('Choose at least one').getAttribute('role')).to.equal('alert')
    expect(document.activeElement).to.equal(screen.getByRole('checkbox', { name: 'See orders' }))
    expect(calls.filter((one) => one.startsWith('make'))).to.deep.equal([])
  })

  it('has no keys for a manager', async () => {
    const { calls } = await show({ isOwner: false })
    expect(screen.queryByRole('heading', { name: 'API keys' })).to.equal(null)
    expect(calls).to.deep.equal(['list devices'])
  })

  it('says that a change was not saved and that the lists may be old, and ends with the session', async () => {
    const { user, settle, network, time, ends, showCode } = await show({ isOwner: false })
    network.failure = { _tag: 'NoResponse' }
    await user.type(screen.getByLabelText('Code on the device'), showCode())
    await user.type(screen.getByLabelText('Name'), 'Pass tablet')
    await user.click(press('Pair device'))
    await settle()
    expect(screen.getByRole('alert').textContent).to.match(/couldn’t save/)
    await act(() => time.pass(30_000))
    screen.getByText(/list may be out of date/)
    network.failure = { _tag: 'Refused', status: 401 }
    await act(() => time.pass(30_000))
    expect(ends()).to.equal(1)
  })

  it('has no faults that axe finds', async () => {
    const { container, settle } = await show({
      before: ({ put }) => put({ id: 'dev_1', name: 'Bar', pairedAt: boardTime }),
    })
    await settle()
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).to.deep.equal([])
  })
})
