import { act, cleanup, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import { AvailabilityScreen } from '../../../src-ui/availability/availability-screen.tsx'
import { draw } from '../draw.tsx'
import { anAvailability } from './availability-world.ts'

async function show() {
  const world = anAvailability()
  const drawn = draw(<AvailabilityScreen controller={world.controller} isWatching />)
  const settle = () => act(world.time.settle)
  await settle()
  return { ...world, ...drawn, settle }
}

function row(name: string) {
  return within(screen.getByRole('listitem', { name }))
}
function names() {
  return screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)
}

describe('The menu of a location, for staff', () => {
  afterEach(cleanup)

  it('sells a dish out for today by one tap, and back on by one tap that keeps the focus', async () => {
    const { user, settle, sent } = await show()
    await user.click(screen.getByRole('button', { name: 'Sold out today: Ramen' }))
    await settle()
    row('Ramen').getByText('Sold out until tomorrow 12:00 AM')
    expect(screen.getAllByRole('status').some((one) => one.textContent?.startsWith('Ramen: Sold out'))).to.equal(true)
    const back = screen.getByRole('button', { name: 'Available again: Ramen' })
    expect(document.activeElement).to.equal(back)
    await user.keyboard('{Enter}')
    await settle()
    row('Ramen').getByText('Available')
    expect(sent.map(({ change }) => change._tag)).to.deep.equal(['SellOutToday', 'SwitchOn'])
  })

  it('sells a group out until a time, and its dishes say with what', async () => {
    const { user, settle, sent, time } = await show()
    await user.click(screen.getByRole('button', { name: 'Other time: Bowls' }))
    await user.click(screen.getByRole('button', { name: 'Until 9:00 PM' }))
    await settle()
    expect(sent).to.deep.equal([
      { kind: 'group', id: 'bowls', change: { _tag: 'SellOutUntil', until: time.clock.now() + 2 * 3_600_000 } },
    ])
    row('Bowls').getByText('Sold out until today 9:00 PM')
    row('Ramen').getByText('Sold out with Bowls')
    row('Sake').getByText('Turned off in the menu')
  })

  it('finds a dish without its accents, and a choice by its option', async () => {
    const { user } = await show()
    const field = screen.getByRole('searchbox')
    await user.type(field, 'jalapeno')
    expect(names()).to.deep.equal(['Jalapeño bowl'])
    await user.clear(field)
    await user.type(field, 'noodl thi')
    expect(names()).to.deep.equal(['Thin', 'Thick'])
    await user.clear(field)
    await user.type(field, 'pizza')
    screen.getByText('Nothing on the menu matches.')
  })

  it('lists only what is sold out, and keeps a row that is switched on', async () => {
    const { user, settle } = await show()
    await user.click(screen.getByRole('button', { name: 'Sold out today: Tea' }))
    await settle()
    await user.click(screen.getByRole('button', { name: 'Sold out (1)' }))
    expect(names()).to.deep.equal(['Tea'])
    await user.click(screen.getByRole('button', { name: 'Available again: Tea' }))
    await settle()
    expect(names()).to.deep.equal(['Tea'])
    await user.click(screen.getByRole('button', { name: 'Sold out (0)' }))
    expect(names()).to.have.length.above(5)
  })

  it('says on the row that a change was not saved, and over the list that it may be old', async () => {
    const { user, settle, network, time } = await show()
    network.failure = { _tag: 'NoResponse' }
    await user.click(screen.getByRole('button', { name: 'Sold out today: Tea' }))
    await settle()
    row('Tea').getByText('We couldn’t save this. Check the connection and try again.')
    await act(() => time.pass(30_000))
    screen.getByText('We can’t reach the server. This list may be out of date.')
  })

  it('counts what is left of a dish, shows every order at once, and switches it on when none is left', async () => {
    const { user, settle, sent, sell } = await show()
    await user.click(screen.getByRole('button', { name: 'Set a count: Ramen' }))
    const sheet = within(screen.getByRole('dialog', { name: 'How many of Ramen are left?' }))
    await user.type(sheet.getByRole('textbox', { name: 'Left today' }), '12{Enter}')
    await settle()
    expect(screen.queryByRole('dialog')).to.equal(null)
    row('Ramen').getByText('12 left today')
    expect(screen.getAllByRole('status').map((one) => one.textContent)).to.include('Ramen: 12 left today')
    await act(async () => sell('ramen', 11))
    await settle()
    row('Ramen').getByText('1 left today')
    await act(async () => sell('ramen', 1))
    await settle()
    row('Ramen').getByText('None left today')
    screen.getByRole('button', { name: 'Sold out (1)' })
    await user.click(screen.getByRole('button', { name: 'Available again: Ramen' }))
    await settle()
    row('Ramen').getByText('Available')
    expect(sent.map(({ change }) => change._tag)).to.deep.equal(['Count', 'SwitchOn'])
  })

  it('counts a choice, changes the number and stops counting; a group has no count', async () => {
    const { user, settle } = await show()
    expect(screen.queryByRole('button', { name: 'Set a count: Bowls' })).to.equal(null)
    const open = async () => {
      await user.click(screen.getByRole('button', { name: 'Set a count: Thin' }))
      return within(screen.getByRole('dialog'))
    }
    const typed = async (text: string) => {
      const field = (await open()).getByRole('textbox')
      await user.clear(field)
      await user.type(field, `${text}{Enter}`)
      await settle()
    }
    await typed('8')
    row('Thin').getByText('8 left today')
    await typed('20')
    row('Thin').getByText('20 left today')
    await user.click((await open()).getByRole('button', { name: 'Stop counting' }))
    await settle()
    row('Thin').getByText('Available')
  })

  it('takes no count but a whole number, and says so at the field', async () => {
    const { user, settle, sent } = await show()
    await user.click(screen.getByRole('button', { name: 'Set a count: Tea' }))
    const field = screen.getByRole('textbox', { name: 'Left today' })
    await user.type(field, '2.5{Enter}')
    await settle()
    screen.getByText('Enter a whole number from 1 to 9999.')
    expect(document.activeElement).to.equal(field)
    expect(sent).to.deep.equal([])
  })

  it('says that another person changed the count, and shows theirs', async () => {
    const { user, settle, countElsewhere } = await show()
    await user.click(screen.getByRole('button', { name: 'Set a count: Tea' }))
    countElsewhere('tea', 4)
    await user.type(screen.getByRole('textbox', { name: 'Left today' }), '9{Enter}')
    await settle()
    row('Tea').getByText('The count changed in the meantime. Check it and try again.')
    row('Tea').getByText('4 left today')
  })

  it('has nothing that axe finds wrong', async () => {
    const { container } = await show()
    const { violations } = await axe.run(container, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).to.deep.equal([])
  })
})
