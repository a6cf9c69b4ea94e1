import { cleanup, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import type { OwnDataProblem } from '../../../src-domain/own-data/own-data-problem.ts'
import { GuestDataPart } from '../../../src-ui/order/guest-data-part.tsx'
import { aTicket } from '../../builders/ticket-builder.ts'
import { draw } from '../draw.tsx'

/** The way to what is held on a guest, with what its server says in turn. */
function show(isOfGuest: boolean, ...says: readonly (OwnDataProblem | undefined)[]) {
  const asked: string[] = []
  const answer = (what: string) => async () => {
    asked.push(what)
    return says[asked.length - 1]
  }
  const ticket = aTicket(isOfGuest ? { isOfGuest } : {})
  const actions = { copy: answer('copy'), erase: answer('erase') }
  return { asked, ...draw(<GuestDataPart ticket={ticket} actions={actions} texts={{}} locale="en" />) }
}

async function openSheet({ user }: ReturnType<typeof show>) {
  await user.click(await screen.findByRole('button', { name: 'Your data' }))
  return screen.findByRole('dialog', { name: 'Your data' })
}

const dialog = (name: string) => screen.findByRole('dialog', { name })

async function press(shown: ReturnType<typeof show>, name: string) {
  await shown.user.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
}

describe('The sheets of a guest’s data', () => {
  afterEach(cleanup)

  it('the way to them comes for the guest of the order, and for nobody else who reads it', async () => {
    const { container } = show(false)
    show(true)
    // It comes for the second who is drawn: for the first it would have come before.
    await screen.findByRole('button', { name: 'Your data' })
    expect(container.textContent).to.equal('')
  })

  it('a copy is said to be on its way, and axe finds nothing', async () => {
    const shown = show(true)
    const sheet = await openSheet(shown)
    expect((await axe.run(sheet, { rules: { 'color-contrast': { enabled: false } } })).violations).to.deep.equal([])
    await press(shown, 'Download a copy')
    await within(sheet).findByText('Your file is on its way to your downloads.')
    expect(shown.asked).to.deep.equal(['copy'])
  })

  it('nothing is asked before it was said what goes and what stays, and who cancels is back at the first step', async () => {
    const shown = show(true)
    await openSheet(shown)
    await press(shown, 'Remove my name')
    const ask = await dialog('Remove your name from this order?')
    for (const text of [/^What goes: your name/, /^What stays: what was ordered/, /^This cannot be taken back/])
      within(ask).getByText(text)
    await press(shown, 'Cancel')
    await dialog('Your data')
    expect(shown.asked).to.deep.equal([])
  })

  it('an order under way says so where it is asked from, and a name that is off it ends it', async () => {
    const shown = show(true, { _tag: 'OrderOpen' }, undefined)
    await openSheet(shown)
    for (const _ of [1, 2]) {
      await press(shown, 'Remove my name')
      await dialog('Remove your name from this order?')
      await press(shown, 'Remove my name')
      if (shown.asked.length === 1) within(await dialog('Your data')).getByText(/^This order is still under way/)
    }
    const gone = await dialog('Your name is off this order')
    await shown.user.click(within(gone).getAllByRole('button', { name: 'Close' })[0] ?? gone)
    await waitFor(() => expect(document.activeElement?.textContent).to.equal('Your name is off this order'))
    expect(screen.queryByRole('button', { name: 'Your data' })).to.equal(null)
  })

  it('what the server says against it is said in its own words', async () => {
    const shown = show(true, { _tag: 'Failed', message: 'Ask the restaurant.' })
    const sheet = await openSheet(shown)
    await press(shown, 'Download a copy')
    expect((await within(sheet).findByText('Ask the restaurant.')).lang).to.equal('')
  })
})
