import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import { ReportScreen } from '../../../src-ui/report/report-screen.tsx'
import { draw } from '../draw.tsx'
import { aReportHouse } from './report-world.ts'

async function show() {
  const house = aReportHouse()
  const drawn = draw(<ReportScreen controller={house.controller} isWatching />)
  const settle = () => act(house.time.settle)
  await settle()
  return { ...house, ...drawn, settle }
}

function figures(region: string): readonly string[] {
  const terms = within(screen.getByRole('region', { name: region })).getAllByRole('term')
  return terms.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
}
function row(table: string, name: string): readonly (string | null)[] {
  const found = within(screen.getByRole('table', { name: table })).getByRole('row', { name: new RegExp(`^${name}`) })
  return within(found)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
}

describe('The day’s end of a location', () => {
  afterEach(cleanup)

  it('shows today’s figures by order type, tender and tax rate', async () => {
    await show()
    screen.getByRole('heading', { name: 'Red Hook Wednesday, June 10, 2026' })
    screen.getByText(/^So far today, as of 7:00 PM/)
    expect(row('Sales', 'Gross sales')).to.deep.equal(['$40.00', '$20.00', '$20.00'])
    expect(row('Sales', 'Total')).to.deep.equal(['$50.56', '$26.78', '$23.78'])
    expect(row('Payments', 'Card \\(stripe\\)')).to.deep.equal(['1', '$26.78', '$3.00', '-$5.44', '$21.34'])
    expect(row('Payments', 'Cash')).to.deep.equal(['1', '$23.78', '$0.00', '$0.00', '$23.78'])
    expect(row('Tax by rate', '8.875%')).to.deep.equal(['$40.00', '$3.56', '-$5.00', '-$0.44'])
    expect(figures('Cash')).to.include.members(['Collected: $23.78', 'In the drawer: $23.78', 'Still owed: $0.00'])
    expect(figures('Refunds')).to.include.members(['Number of refunds: 1', 'After refunds: $45.12'])
  })

  it('steps to yesterday with the keyboard, announces the day, keeps the focus, and does not step past today', async () => {
    const { user, settle, asked } = await show()
    const next = screen.getByRole('button', { name: 'Next day' })
    await user.click(next)
    expect(asked).to.deep.equal(['today'])
    expect(next.getAttribute('aria-disabled')).to.equal('true')
    const previous = screen.getByRole('button', { name: 'Previous day' })
    previous.focus()
    await user.keyboard('{Enter}')
    await settle()
    expect(document.activeElement).to.equal(previous)
    screen.getByText('Showing Tuesday, June 9, 2026')
    expect(figures('Sales · Pickup')).to.include.members(['Orders: 1', 'Gross sales: $20.00', 'Total: $26.78'])
    screen.getByText(/^The whole day/)
    await user.keyboard('{Enter}')
    await settle()
    screen.getByText('No orders on this day.')
    await user.click(screen.getByRole('button', { name: 'Today' }))
    await settle()
    screen.getByText('Showing Wednesday, June 10, 2026')
  })

  it('shows a typed past date, and never the figures of another day meanwhile', async () => {
    const { network, time, settle } = await show()
    network.delay = 1_000
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-06-09' } })
    await settle()
    screen.getByText('Loading the day')
    expect(screen.queryByRole('table')).to.equal(null)
    await act(() => time.pass(1_000))
    screen.getByRole('heading', { name: 'Red Hook Tuesday, June 9, 2026' })
  })

  it('saves and prints the day', async () => {
    const { user, saved, prints } = await show()
    await user.click(screen.getByRole('button', { name: 'Download CSV' }))
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect([saved.length, prints()]).to.deep.equal([1, 1])
  })

  it('says that figures may be out of date without the order server, and offers another try', async () => {
    const { user, network, settle, time } = await show()
    network.failure = { _tag: 'NoResponse' }
    await act(() => time.pass(30_000))
    screen.getByText('We can’t reach the server. These figures may be out of date.')
    screen.getByRole('table', { name: 'Sales' })
    await user.click(screen.getByRole('button', { name: 'Previous day' }))
    await settle()
    screen.getByText('We can’t reach the server. Check the connection and try again.')
    network.failure = undefined
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await settle()
    screen.getByRole('heading', { name: 'Red Hook Tuesday, June 9, 2026' })
    expect(screen.queryByRole('alert')).to.equal(null)
  })

  it('has nothing that axe finds wrong', async () => {
    const { container } = await show()
    const { violations } = await axe.run(container, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).to.deep.equal([])
  })
})
