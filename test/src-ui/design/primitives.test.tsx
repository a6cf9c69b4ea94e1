import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'chai'
import { useState } from 'react'
import { Button } from '../../../src-ui/design/button.tsx'
import { ChoiceRow } from '../../../src-ui/design/choice-row.tsx'
import { contrast, weakPairs } from '../../../src-ui/design/contrast.ts'
import { Picture } from '../../../src-ui/design/picture.tsx'
import { Stepper } from '../../../src-ui/design/stepper.tsx'
import { TextField } from '../../../src-ui/design/text-field.tsx'
import { tokenCss } from '../../../src-ui/design/tokens.ts'
import { someTokens } from '../../builders/storefront-builder.ts'

const labels = { increase: 'More ramen', decrease: 'Less ramen', quantity: 'Quantity of ramen' }

function Counter({ max }: { readonly max?: number }) {
  const [value, setValue] = useState(1)
  return <Stepper value={value} onChange={setValue} labels={labels} {...(max === undefined ? {} : { max })} />
}

describe('shared controls', () => {
  afterEach(cleanup)
  const quantity = () => screen.getByRole<HTMLInputElement>('textbox', { name: labels.quantity })

  it('SEL-36 takes as many pieces as one order can carry', async () => {
    render(<Counter />)
    for (const most of ['100', '9999']) {
      await userEvent.clear(quantity())
      await userEvent.type(quantity(), `${most}{Enter}`)
      expect(quantity().value).to.equal(most)
    }
    expect(screen.getByRole('button', { name: labels.increase }).getAttribute('aria-disabled')).to.equal('true')
  })

  it('cannot be pressed twice while it is busy, and keeps its focus', async () => {
    let pressed = 0
    const { rerender } = render(<Button onClick={() => (pressed += 1)}>Pay</Button>)
    await userEvent.click(screen.getByRole('button'))
    rerender(
      <Button busy onClick={() => (pressed += 1)}>
        Pay
      </Button>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(pressed).to.equal(1)
    expect(document.activeElement).to.equal(screen.getByRole('button'))
    expect(screen.getByRole('button').getAttribute('aria-busy')).to.equal('true')
  })

  it('links a field with its label, its hint and its error', () => {
    render(<TextField label="City" maxLength={80} mark="Required" hint="Where you live" error="City is required" />)
    const field = screen.getByRole('textbox', { name: /City/ })
    const described = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(described).to.deep.equal(['Where you live', 'City is required'])
    expect(field.getAttribute('aria-invalid')).to.equal('true')
  })

  it('says beside a choice why it cannot be made', () => {
    render(<ChoiceRow kind="checkbox" label="Egg" note="You have chosen 2 of 2" disabled />)
    const box = screen.getByRole('checkbox', { name: /Egg/ })
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).to.contain('2 of 2')
  })

  it('offers our own pictures in two widths, reserves their space, and fetches the first ones first', () => {
    const { container } = render(
      <>
        <Picture src="/images/ramen-640.webp" width={320} height={240} sizes="100px" isFirst />
        <Picture src="https://p.example/a.jpg" width={320} height={240} sizes="100px" />
      </>,
    )
    const [ours, theirs] = [...container.querySelectorAll('img')]
    expect(ours?.getAttribute('srcset')).to.equal('/images/ramen-320.webp 320w,/images/ramen-640.webp 640w')
    expect([ours?.getAttribute('loading'), theirs?.getAttribute('loading')]).to.deep.equal(['eager', 'lazy'])
    expect([theirs?.getAttribute('srcset'), theirs?.getAttribute('width')]).to.deep.equal([null, '320'])
  })
})

describe('a brand’s looks', () => {
  it('SHELL-15 become custom properties: light, dark by the system, or dark always', () => {
    const css = tokenCss(someTokens, 'system')
    expect(css).to.contain('--color-on-accent:#ffffff').and.to.contain(`--font-display:'Tenor Sans'`)
    expect(css).to.contain('@media(prefers-color-scheme:dark)')
    expect(tokenCss(someTokens, 'never')).not.to.contain('#101010')
    expect(tokenCss(someTokens, 'always')).to.contain('--color-background:#101010').and.not.to.contain('@media')
  })

  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).to.be.closeTo(21, 0.001)
    expect(contrast('#767676', '#ffffff')).to.be.closeTo(4.54, 0.01)
  })

  it('names a colour pair without enough contrast', () => {
    expect(weakPairs(someTokens.light)).to.deep.equal([])
    const weak = weakPairs({ ...someTokens.light, muted: '#bbbbbb' })
    expect(weak.map(({ front, ground }) => `${front} on ${ground}`)).to.include('muted on background')
  })
})
