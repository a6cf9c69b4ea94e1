import { cleanup, render, screen } from '@testing-library/react'
import { expect } from 'chai'
import { QrCode } from '../../../src-ui/design/qr-code.tsx'

describe('A QR code', () => {
  afterEach(cleanup)

  it('has a name, a light margin of four modules, and the dark corners that cameras look for', () => {
    render(<QrCode text="https://order.example/location/red-hook/table/7" label="Table 7" />)
    const code = screen.getByRole('img', { name: 'Table 7' })
    const size = Number(code.getAttribute('viewBox')?.split(' ')[2])
    const path = code.querySelector('path')?.getAttribute('d') ?? ''
    const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`))
    const edge = [0, 1, 2, 3].flatMap((at) => [...Array(size).keys()].map((x) => `${x} ${at}`))
    expect(edge.filter((one) => dark.has(one))).to.deep.equal([])
    for (const [left, top] of [
      [4, 4],
      [size - 11, 4],
      [4, size - 11],
    ] as const)
      for (const step of [0, 1, 2, 3, 4, 5, 6])
        expect(dark.has(`${left + step} ${top}`), `${left} ${top}`).to.equal(true)
  })

  it('differs for another text', () => {
    const pathOf = (text: string) =>
      render(<QrCode text={text} label="Code" />)
        .container.querySelector('path')
        ?.getAttribute('d')
    expect(pathOf('one')).to.not.equal(pathOf('two'))
  })
})
