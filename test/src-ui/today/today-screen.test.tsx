import { act, cleanup, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import { TodayScreen } from '../../../src-ui/today/today-screen.tsx'
import { draw } from '../draw.tsx'
import { aToday, evening } from './today-world.ts'

const hour = 3_600_000

async function show() {
  const world = aToday()
  const drawn = draw(<TodayScreen controller={world.controller} isWatching />)
  const settle = () => act(world.time.settle)
  await settle()
  const press = async (name: string) => {
    await drawn.user.click(screen.getByRole('button', { name }))
    await settle()
  }
  return { ...world, ...drawn, settle, press }
}

function section(name: string) {
  return within(screen.getByRole('region', { name }))
}
function announced() {
  return screen.getAllByRole('status').map(({ textContent }) => textContent)
}

describe('The page of what a location takes now', () => {
  afterEach(cleanup)

  it('pauses all ordering by one tap, says until when, and resumes it by one tap', async () => {
    const { press, sent } = await show()
    await press('30 min')
    expect(sent).to.deep.equal([{ _tag: 'Pause', orderTypes: ['pickup', 'delivery'], minutes: 30 }])
    expect(section('Taking orders').getAllByText('Paused until 6:40 PM')).to.have.length(2)
    expect(announced()).to.include('Pickup: Paused until 6:40 PM. Delivery: Paused until 6:40 PM')
    await press('Resume all ordering')
    expect(section('Taking orders').getAllByText('Taking orders')).to.have.length(3)
  })

  it('pauses one order type until it is resumed', async () => {
    const { press, sent } = await show()
    await press('Pause: Delivery')
    await within(screen.getByRole('dialog')).findByText(/Without an end/)
    await act(async () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Until I resume' }).click())
    expect(sent).to.deep.equal([{ _tag: 'Pause', orderTypes: ['delivery'] }])
    section('Taking orders').getByText('Paused until you resume')
    await press('Resume: Delivery')
    expect(sent.at(-1)).to.deep.equal({ _tag: 'Resume', orderTypes: ['delivery'] })
  })

  it('sets a preparation time for today, and the usual one again', async () => {
    const { press, sent } = await show()
    await press('Change: Pickup')
    await press('35 min')
    expect(sent).to.deep.equal([{ _tag: 'Prepare', orderType: 'pickup', minutes: 35 }])
    const there = section('Preparation time today')
    there.getByText('Pickup · 35 min')
    there.getByText('Only today, instead of 15 min')
    await press('Back to usual: Pickup')
    there.getByText('Usually 15 min')
  })

  it('closes early at one of the times that are left, or now, and undoes it', async () => {
    const { press, sent } = await show()
    await press('Close early')
    const choices = within(screen.getByRole('dialog'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
    expect(choices.slice(-6)).to.deep.equal([
      ...['Close now for today', 'At 6:30 PM', 'At 7:00 PM', 'At 7:30 PM', 'At 8:00 PM', 'At 8:30 PM'],
    ])
    await press('At 8:00 PM')
    const there = section('Hours today')
    expect(there.getAllByText('11:00 AM – 8:00 PM')).to.have.length(2)
    expect(there.getAllByText('Usually 11:00 AM – 9:00 PM')).to.have.length(2)
    await press('Back to usual')
    expect(there.queryByText(/^Usually/)).to.equal(null)
    await press('Close early')
    await press('Close now for today')
    expect(sent.at(-1)).to.deep.equal({ _tag: 'CloseEarly', at: '18:10' })
    expect(section('Taking orders').getAllByText('Closed by its hours')).to.have.length(2)
  })

  it('limits a quarter of an hour, with an error on each field, and keeps what was typed if it is not saved', async () => {
    const { user, press, sent, network } = await show()
    const there = section('Kitchen limit')
    await press('Save limit')
    there.getByText('Enter at least one limit')
    await user.type(there.getByLabelText('Orders'), '0')
    await user.type(there.getByLabelText('Price of the food'), 'a lot')
    await press('Save limit')
    there.getByText('Enter a whole number from 1 to 1000')
    there.getByText('Enter an amount such as 250 or 250.50')
    await user.clear(there.getByLabelText('Orders'))
    await user.type(there.getByLabelText('Orders'), '8')
    await user.clear(there.getByLabelText('Price of the food'))
    await user.type(there.getByLabelText('Price of the food'), '250.5')
    network.failure = { _tag: 'NoResponse' }
    await press('Save limit')
    there.getByText('We couldn’t save this. Check the connection and try again.')
    expect(there.getByLabelText<HTMLInputElement>('Orders').value).to.equal('8')
    network.failure = undefined
    await press('Save limit')
    expect(sent.at(-1)).to.deep.equal({ _tag: 'Throttle', limits: { orders: 8, amount: 25_050 } })
    there.getByText('At most 8 orders · $250.50 of food per quarter of an hour')
    await press('Remove limit')
    there.getByText('No limit set.')
  })

  it('says that it may be old when the order server cannot be reached', async () => {
    const { network, time } = await show()
    network.failure = { _tag: 'NoResponse' }
    await act(() => time.pass(30_000))
    screen.getByText('We can’t reach the server. This page may be out of date.')
  })

  it('lets a pause end by itself at the next look', async () => {
    const { press, time } = await show()
    await press('15 min')
    await act(() => time.pass(16 * 60_000))
    expect(time.clock.now())
      .to.be.greaterThan(evening)
      .and.lessThan(evening + hour)
    expect(section('Taking orders').queryByText(/^Paused/)).to.equal(null)
  })

  it('has nothing that axe finds wrong', async () => {
    const { container, press } = await show()
    await press('15 min')
    const { violations } = await axe.run(container, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).to.deep.equal([])
  })
})
