import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import type { Printer } from '../../../src-domain/printing/printer.ts'
import { PrintButton } from '../../../src-ui/kitchen/print-button.tsx'
import { PrintContext } from '../../../src-ui/kitchen/print-context.ts'
import { PrinterBar } from '../../../src-ui/printing/printer-bar.tsx'
import { PrintingScreen } from '../../../src-ui/printing/printing-screen.tsx'
import { SlipPage } from '../../../src-ui/printing/slip-page.tsx'
import { aBoardOrder, boardTime } from '../../builders/board-order-builder.ts'
import { draw } from '../draw.tsx'
import { aPrinter, aPrintingHouse } from './printing-world.ts'

const minute = 60_000
const noAnswer = { _tag: 'NoResponse' } as const

async function show(printers: readonly Printer[] = [], mayChange = true) {
  const house = aPrintingHouse(printers)
  const drawn = draw(
    <main>
      <h1>Printing</h1>
      <PrinterBar controller={house.controller} isWatching />
      <PrintContext value={house.slips.printCopy}>
        <PrintingScreen controller={house.controller} slips={house.slips} mayChange={mayChange} />
        <PrintButton order={order} timeZone="America/New_York" />
      </PrintContext>
      <SlipPage controller={house.slips} />
    </main>,
  )
  await act(() => house.time.settle())
  const press = async (name: string | RegExp) => {
    await userEvent.click(screen.getByRole('button', { name }))
    await act(() => house.time.settle())
  }
  return { ...house, drawn, press }
}

const order = aBoardOrder({
  lines: [{ name: 'Ramen', quantity: 2, notes: 'Nut allergy', modifiers: [] }],
  note: 'Ring twice',
  toCollect: minor(1_250),
})

describe('The page of printing', () => {
  afterEach(cleanup)

  it('adds a printer, shows its address once, and copies it', async () => {
    const { press, calls, copies } = await show()
    expect(screen.getByText('No printer yet.')).to.not.equal(null)
    await press('Add printer')
    expect(screen.getByRole('textbox', { name: 'Name' })).to.equal(document.activeElement)
    expect(screen.getByText('Enter a name')).to.not.equal(null)
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' Kitchen ')
    await press('Add printer')
    expect(calls).to.include('add Kitchen')
    const box = screen.getByRole('region', { name: 'Address of “Kitchen”' })
    expect(box).to.equal(document.activeElement)
    expect(box.textContent).to.include('https://order.example/v1/printers/prn-1/secret-')
    await press('Copy address')
    expect(copies).to.have.length(1)
    expect(box.textContent).to.include('Copied')
    await press('I’ve entered it')
    expect(screen.queryByRole('region', { name: 'Address of “Kitchen”' })).to.equal(null)
    expect(screen.getByRole('textbox', { name: 'Name' })).to.have.property('value', '')
    expect(screen.getByText('Never connected')).to.not.equal(null)
  })

  it('keeps what was typed when the order server does not answer, and says so', async () => {
    const { press, network } = await show()
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Bar')
    network.failure = noAnswer
    await press('Add printer')
    expect(screen.getByRole('alert').textContent).to.include('We couldn’t save this')
    expect(screen.getByRole('textbox', { name: 'Name' })).to.have.property('value', 'Bar')
  })

  it('asks before it gives a new address or removes a printer', async () => {
    const { press, calls } = await show([aPrinter()])
    await press('Print a test: Kitchen')
    expect(screen.getByText('A test slip is on its way to Kitchen.')).to.not.equal(null)
    await press('New address: Kitchen')
    await press('Keep it')
    expect(calls).to.not.include('renew prn-1')
    await press('New address: Kitchen')
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'New address' }))
    await press('Remove: Kitchen')
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    expect(calls.filter((one) => one !== 'list')).to.deep.equal(['test prn-1', 'renew prn-1', 'remove prn-1'])
  })

  it('shows members who may not change printers how they are, and lets them set their device', async () => {
    const { slips } = await show([aPrinter()], false)
    expect(screen.getByText('Online')).to.not.equal(null)
    expect(screen.queryByRole('button', { name: /^Remove/ })).to.equal(null)
    expect(screen.queryByRole('textbox')).to.equal(null)
    await userEvent.click(screen.getByRole('radio', { name: 'A4 sheet' }))
    await userEvent.click(screen.getByRole('switch', { name: 'Print each new order' }))
    expect(slips.device.current()).to.include({ paper: 'a4', isAutomatic: true })
    expect(screen.getByText('New orders print on this device from now on.')).to.not.equal(null)
  })

  it('says on every page that a printer is out of paper and how many slips wait, until paper is back', async () => {
    const { time, shelf } = await show([aPrinter({ condition: 'out-of-paper', waiting: 2 })])
    const said = 'The printer “Kitchen” is out of paper. 2 slips are waiting.'
    expect(screen.getByText(said)).to.not.equal(null)
    shelf.printers = [aPrinter({ askedAt: boardTime + 15_000 })]
    await act(() => time.pass(15_000))
    expect(screen.queryByText(said)).to.equal(null)
  })

  it('has a sentence for each other trouble', async () => {
    const old = boardTime - 12 * minute
    const { askedAt: _, condition: __, ...silent } = aPrinter({ id: '2', name: 'Bar', waiting: 1 })
    await show([
      aPrinter({ id: '1', askedAt: old, waiting: 1 }),
      silent,
      aPrinter({ id: '3', name: 'Grill', condition: 'cover-open' }),
      aPrinter({ id: '4', name: 'Fryer', condition: 'faulty' }),
      aPrinter({ id: '5', name: 'Pass', condition: 'paper-low' }),
      aPrinter({ id: '6', name: 'Oven', failed: 1 }),
    ])
    for (const said of [
      'The printer “Kitchen” has been offline for 12 minutes. 1 slip is waiting.',
      'The printer “Bar” has never connected. 1 slip is waiting.',
      'The cover of the printer “Grill” is open.',
      'The printer “Fryer” reports an error.',
      'The printer “Pass” is running low on paper.',
      'The printer “Oven” couldn’t print 1 slip. Print it from the order’s details.',
    ])
      expect(screen.getByText(said)).to.not.equal(null)
  })

  it('keeps the last list and says so when the order server cannot be reached', async () => {
    const { network, time } = await show([aPrinter()])
    network.failure = noAnswer
    await act(() => time.pass(15_000))
    expect(screen.getByRole('alert').textContent).to.include('may be out of date')
    expect(screen.getByText('Kitchen')).to.not.equal(null)
  })

  it('lays the slip out beside the page while it prints, with allergies apart, marked as a copy', async () => {
    const { press, pages, finish } = await show()
    await press('Print order 318')
    const slip = document.querySelector('[data-slip]')
    expect(slip?.getAttribute('data-paper')).to.equal('80mm')
    for (const said of ['Order 318', 'Copy', 'Pickup', 'Ready by 7:15 PM', 'Collect $12.50', '2 × Ramen', 'Ring twice'])
      expect(slip?.textContent).to.include(said)
    expect(slip?.textContent).to.include('Allergy Nut allergy')
    expect(pages).to.have.length(1)
    await act(finish)
    expect(document.querySelector('[data-slip]')).to.equal(null)
  })

  it('is found in order by axe', async () => {
    const { drawn, press } = await show([aPrinter({ condition: 'out-of-paper', waiting: 1 })])
    await press('New address: Kitchen')
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'New address' }))
    const { violations } = await axe.run(drawn.container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).to.deep.equal([])
  })
})
