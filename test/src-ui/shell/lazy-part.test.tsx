import { screen } from '@testing-library/react'
import { expect } from 'chai'
import { useState } from 'react'
import { LazySheet, lazyPart } from '../../../src-ui/shell/lazy-part.tsx'
import { draw } from '../draw.tsx'

const part = { Far: () => <input aria-label="far" /> }

function aPart(failures = 0) {
  const told = { calls: 0 }
  const lazy = lazyPart(async () => {
    told.calls += 1
    if (told.calls <= failures) throw new Error('no chunk')
    return part
  })
  return { lazy, told }
}

function Opened({ of }: { readonly of: ReturnType<typeof aPart>['lazy'] }) {
  const [isOpen, setIsOpen] = useState(true)
  return isOpen ? (
    <LazySheet of={of} onClose={() => setIsOpen(false)}>
      {({ Far }) => <Far />}
    </LazySheet>
  ) : (
    <p>the menu</p>
  )
}

describe('a sheet that is fetched when it is opened', () => {
  it('shows a sheet that is on its way, and then itself', async () => {
    draw(<Opened of={aPart().lazy} />)
    expect(screen.getByRole('dialog', { name: 'Loading' })).to.exist
    expect(await screen.findByLabelText('far')).to.exist
    expect(screen.queryByRole('dialog')).to.equal(null)
  })

  it('is there at once when it was fetched before, and is fetched only once', async () => {
    const { lazy, told } = aPart()
    await lazy.fetch()
    await lazy.fetch()
    draw(<Opened of={lazy} />)
    expect(screen.getByLabelText('far')).to.exist
    expect(told.calls).to.equal(1)
  })

  it('CART-29 says that it did not come, and is fetched again by a press', async () => {
    const { lazy, told } = aPart(1)
    const { user } = draw(<Opened of={lazy} />)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('far')).to.exist
    expect(told.calls).to.equal(2)
  })

  it('CART-29 can be closed when it does not come', async () => {
    const { user } = draw(<Opened of={aPart(9).lazy} />)
    expect((await screen.findByRole('alert')).textContent).to.equal('We couldn’t load this.')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.getByText('the menu')).to.exist
  })
})
