import { act, cleanup, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import type { TableSigns } from '../../../src-domain/fulfilment/table-signs.ts'
import { TablesScreen } from '../../../src-ui/tables/tables-screen.tsx'
import { aDeviceHouse } from '../devices/device-world.ts'
import { draw } from '../draw.tsx'

async function show(signs?: TableSigns) {
  const house = aDeviceHouse(signs === undefined ? {} : { signs })
  const drawn = draw(<TablesScreen controller={house.tables} brandName="Ember" isWatching />)
  await act(house.time.settle)
  return { ...house, ...drawn }
}

describe('The page of table signs', () => {
  afterEach(cleanup)

  it('shows a sign per table with brand, number, code and the address that the code opens', async () => {
    const { container } = await show()
    const [first, second] = within(container).getAllByRole('listitem')
    expect(first?.textContent).to.include('Ember').and.include('Table 1')
    within(second ?? container).getByRole('img', { name: 'QR code of table A 2' })
    expect(second?.textContent).to.include('order.example/location/red-hook/dine-in?table=A%202')
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).to.deep.equal([])
  })

  it('leads to the shop’s own host where staff have another', async () => {
    const { container } = await show({ origin: 'https://shop.example', slug: 'red-hook', isOn: true, numbers: ['1'] })
    expect(container.textContent).to.include('shop.example/location/red-hook/dine-in?table=1')
  })

  it('prints all signs or one, one per page, on the chosen paper', async () => {
    const { user, prints } = await show()
    const sheets = () => document.querySelector('body > [data-signs]')
    expect([sheets()?.getAttribute('data-paper'), sheets()?.children.length]).to.deep.equal(['a6', 2])
    await user.click(screen.getByRole('radio', { name: 'A4' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tables' }), 'Table A 2')
    expect([sheets()?.getAttribute('data-paper'), sheets()?.children.length]).to.deep.equal(['a4', 1])
    await user.click(screen.getByRole('button', { name: 'Print 1 sign' }))
    expect(prints()).to.equal(1)
  })

  it('says that table ordering is off, and that there are no tables', async () => {
    await show({ slug: 'red-hook', isOn: false, numbers: ['1'] })
    expect(screen.getByRole('alert').textContent).to.match(/turned off/)
    cleanup()
    await show({ slug: 'red-hook', isOn: true, numbers: [] })
    screen.getByText(/has no tables/)
    expect(screen.queryByRole('button')).to.equal(null)
  })

  it('says that the server cannot be reached, and tries again', async () => {
    const house = aDeviceHouse()
    house.network.failure = { _tag: 'NoResponse' }
    const { user } = draw(<TablesScreen controller={house.tables} brandName="Ember" isWatching />)
    await act(house.time.settle)
    screen.getByText(/can’t reach the server/)
    house.network.failure = undefined
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await act(house.time.settle)
    expect(screen.getAllByRole('listitem')).to.have.length(2)
  })
})
