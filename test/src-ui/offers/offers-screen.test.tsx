import { act, cleanup, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import { OffersScreen } from '../../../src-ui/offers/offers-screen.tsx'
import { draw } from '../draw.tsx'
import { refusedWith, someOffers } from './offers-world.ts'

/** The dialog that is open, else the page. */
function top() {
  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[open]')]
  return within(dialogs.at(-1) ?? document.body)
}

async function show(tab?: string) {
  const world = someOffers()
  const drawn = draw(<OffersScreen controller={world.controller} isWatching />)
  const settle = () => act(world.time.settle)
  await settle()
  const press = async (name: string | RegExp) => {
    await drawn.user.click(top().getByRole('button', { name }))
    await settle()
  }
  const fill = (label: string | RegExp, text: string) => drawn.user.type(top().getByLabelText(label), text)
  if (tab !== undefined) await drawn.user.click(screen.getByRole('tab', { name: tab }))
  return { ...world, ...drawn, settle, press, fill }
}

function said() {
  return screen.getAllByRole('status').map((one) => one.textContent)
}

async function faults(container: Element) {
  const { violations } = await axe.run(container, { rules: { region: { enabled: false } } })
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

describe('The offers, for staff', () => {
  afterEach(cleanup)

  it('lists promo codes with what they take off, their limits and uses, and ends one after a question', async () => {
    const { press, container } = await show()
    const row = within(screen.getByRole('listitem'))
    row.getByText('SUMMER')
    row.getByText('Active')
    row.getByText('15% off, up to $10.00')
    row.getByText('Only Bowls · From $20.00 · Delivery · 1 per customer · From the brand’s files')
    row.getByText('Used 17 of 100')
    expect(await faults(container)).to.deep.equal([])
    await press('End now: SUMMER')
    await press('End now')
    expect(said()).to.include('SUMMER has ended.')
    within(screen.getByRole('listitem')).getByText('Ended')
  })

  it('makes a promo code for some groups, and keeps what was typed when the code is taken', async () => {
    const { press, fill, user, network, sent } = await show()
    await press('New code')
    await fill(/^Code/, 'bowls5')
    await user.click(screen.getByRole('radio', { name: 'Fixed amount' }))
    await fill('Amount off', '5')
    await user.click(screen.getByRole('radio', { name: 'Some groups and dishes' }))
    await press('Create code')
    screen.getByText('Choose at least one group or dish')
    expect(document.activeElement).to.equal(screen.getByRole('searchbox'))
    await user.click(screen.getByRole('checkbox', { name: /^Bowls/ }))
    network.failure = refusedWith(409, 'code_taken')
    await press('Create code')
    screen.getByText('This code already exists. Codes that have ended can’t be used again either.')
    network.failure = undefined
    await press('Create code')
    expect(said()).to.include('Customers can use BOWLS5 now.')
    const made = sent.at(-1)?.content
    expect(made).to.deep.include({ code: 'BOWLS5', on: ['bowls'], off: { _tag: 'Amount', amount: 500 } })
  })

  it('says on the fields what is missing', async () => {
    const { press } = await show()
    await press('New code')
    await press('Create code')
    screen.getByText('Use 3 to 64 characters without spaces')
    screen.getByText('Enter a percentage from 0.01 to 100')
  })

  it('issues a gift card, shows its number until the member has it, and never again', async () => {
    const { press, fill, copied, container } = await show('Gift cards')
    await press('Issue a card')
    await fill('Value', '25')
    await fill(/^For/, 'Rosa')
    await press(/^Issue a card$/)
    const title = screen.getByRole('heading', { name: 'Card of $25.00 issued' })
    expect(document.activeElement).to.equal(title)
    screen.getByText('4000 1111 2222 3331')
    await press('Copy number')
    expect(copied).to.deep.equal(['4000111122223331'])
    expect(await faults(container)).to.deep.equal([])
    await press('I have the number')
    expect(container.textContent).to.not.include('1111')
    await press('History of the card ending in 3331')
    screen.getByText('Balance $25.00', { selector: 'section > p' })
  })

  it('looks a card up, and voids it with a reason', async () => {
    const { press, fill, controller } = await show('Gift cards')
    await act(
      async () => void (await controller.issueCard({ value: minor(2_500), receiver: '', sender: '', message: '' })),
    )
    await press('I have the number')
    await fill('Card number', '1234')
    await press('Look up')
    screen.getByText('There’s no card with this number. Check each digit.')
    await fill('Card number', '3331')
    await press('Look up')
    expect(document.activeElement).to.equal(screen.getByRole('heading', { name: 'Card ending in 3331', level: 2 }))
    await press('Void card')
    await press('Void card')
    screen.getByText('Enter a reason')
    await fill('Reason', 'sold by mistake')
    await press('Void card')
    expect(said()).to.include('The card is void.')
  })

  it('finds a customer, gives credit with a reason, and takes no more than there is', async () => {
    const { press, fill, user, container } = await show('Customers')
    await fill('Email or phone', '555')
    await press('Find')
    screen.getByText('Enter a full email or a 10-digit phone number')
    await user.clear(screen.getByLabelText('Email or phone'))
    await fill('Email or phone', 'ana@example.com')
    await press('Find')
    expect(said()).to.include('1 customer found')
    await press('Change credit')
    await fill('Amount', '5.50')
    await fill('Reason', 'cold soup')
    await press('Give credit')
    expect(said()).to.include('Ana Diaz now has $15.50 of credit.')
    screen.getByText('cold soup')
    screen.getByText('+$5.50')
    await press('Change credit')
    await user.click(screen.getByRole('radio', { name: 'Take' }))
    await fill('Amount', '15.51')
    await fill('Reason', 'typed wrong')
    await press('Take credit')
    screen.getByText('You can take at most $15.50')
    await user.keyboard('{Escape}')
    expect(await faults(container)).to.deep.equal([])
  })

  it('marks an employee with a reason', async () => {
    const { press, fill } = await show('Customers')
    await fill('Email or phone', 'ana@example.com')
    await press('Find')
    await press('Make employee')
    await fill('Reason', 'hired today')
    await press('Make employee')
    expect(said()).to.include('Ana Diaz is an employee.')
    screen.getByRole('button', { name: 'Remove employee mark' })
  })

  it('keeps what was typed and says so when there is no answer', async () => {
    const { press, fill, network } = await show('Gift cards')
    await press('Issue a card')
    await fill('Value', '25')
    network.failure = { _tag: 'NoResponse' }
    await press(/^Issue a card$/)
    screen.getByText('We couldn’t reach the server. Nothing is lost: check the connection and try again.')
    expect(screen.getByLabelText('Value')).to.have.property('value', '25')
  })
})
