import { cleanup, screen, within } from '@testing-library/react'
import { expect } from 'chai'
import { aBrand } from '../../builders/brand-builder.ts'
import { ada, payWorld } from './pay-world.tsx'

const impact = {
  widgetId: 'widget-1',
  nonprofits: [
    { id: 'garden', name: 'School gardens', cause: 'Beds and seeds' },
    { id: 'bank', name: 'Food bank', cause: '' },
  ],
}

describe('The impact row', () => {
  afterEach(cleanup)

  it('CHK-02, CHK-04, IMPACT-03 stands behind the ways of paying and keeps whom the order helps', async () => {
    const { user, log } = await payWorld({ guest: ada, brand: aBrand({ impact }) })
    const row = screen.getByRole('group', { name: 'Choose a nonprofit' })
    const cash = screen.getByRole('radio', { name: /^Cash/ })
    expect(cash.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING).to.not.equal(0)
    const radio = within(row).getByRole<HTMLInputElement>('radio', { name: /^School gardens/ })
    expect(radio.checked).to.equal(false)
    await user.click(radio)
    expect(radio.checked).to.equal(true)
    expect(log.form?.nonprofit).to.equal('garden')
  })

  it('CHK-04, IMPACT-01, IMPACT-12 is not there where it is not configured', async () => {
    await payWorld({ guest: ada })
    expect(screen.queryByRole('group', { name: 'Choose a nonprofit' })).to.equal(null)
    cleanup()
    await payWorld({ guest: ada, brand: aBrand({ impact: { nonprofits: impact.nonprofits } }) })
    expect(screen.queryByRole('group', { name: 'Choose a nonprofit' })).to.equal(null)
  })
})
