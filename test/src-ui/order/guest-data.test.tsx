import { cleanup, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import type { OwnDataProblem } from '../../../src-domain/own-data/own-data-problem.ts'
import { GuestDataPart } from '../../../src-ui/order/guest-data-part.tsx'
import { aTicket } from '../../builders/ticket-builder.ts'
import { draw } from '../draw.tsx'

function show(isOfGuest: boolean, ...says: readonly (OwnDataProblem | undefined)[]) {
  const asked: string[] = []
  const answer = (what: string) => async () => {
    asked.push(what)
    return says[asked.length - 1]
  }
  const ticket = aTicket(isOfGuest ? { isOfGuest } : {})
  const actions = { copy: answer('copy'), erase: answer('erase') }
  return {
    asked,
    ...draw(<GuestDataPart phone={{}} ticket={ticket} actions={actions} texts={{}} locale="en" />),
  }
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

  it('a copy is said to be on its way, and axe finds nothing', async () => {
    const shown = show(true)
    const sheet = await openSheet(shown)
    expect((await axe.run(sheet, { rules: { 'color-contrast': { enabled: false } } })).violations).to.deep.equal([])
    await press(shown, 'Download a copy')
    await within(sheet).findByText('Your file is downloading.')
    expect(shown.asked).to.deep.equal(['copy'])
  })

  it('nothing is asked before it was said what goes and what stays, and who cancels is back at the first step', async () => {
    const shown = show(true)
    await openSheet(shown)
    await press(shown, 'Remove my name')
    const ask = await dialog('Remove your name from this order?')
    for (const text of [/^We’ll delete: your name/, /^We’ll keep: what was ordered/, /^This can’t be undone/])
      within(ask).getByText(text)
    await press(shown, 'Cancel')
    await dialog('Your data')
    expect(shown.asked).to.deep.equal([])
  })

  it('what the server says against it is said in its own words', async () => {
    const shown = show(true, { _tag: 'Failed', message: 'Ask the restaurant.' })
    const sheet = await openSheet(shown)
    await press(shown, 'Download a copy')
    expect((await within(sheet).findByText('Ask the restaurant.')).lang).to.equal('')
  })
})
