import { screen } from '@testing-library/react'
import { expect } from 'chai'
import { useState } from 'react'
import { Tabs } from '../../../src-ui/design/tabs.tsx'
import { draw } from '../draw.tsx'

const tabs = [
  { code: 'one', label: 'First' },
  { code: 'two', label: 'Second' },
  { code: 'three', label: 'Third' },
] as const

function Held({ type }: { readonly type: string }) {
  const [current, setCurrent] = useState<(typeof tabs)[number]['code']>('one')
  return (
    <Tabs tabs={tabs} current={current} onTurn={setCurrent} label="Which" type={type}>
      <p>{`the ${current} panel`}</p>
    </Tabs>
  )
}

describe('tabs', () => {
  it('SHELL-17 are gone through by the arrow keys, round and to both ends, and are one stop of the Tab key', async () => {
    const { user } = draw(<Held type="Type1" />)
    await user.tab()
    const steps = [
      ['{ArrowRight}', 'Second'],
      ['{ArrowLeft}', 'First'],
      ['{ArrowLeft}', 'Third'],
      ['{ArrowRight}', 'First'],
      ['{End}', 'Third'],
      ['{Home}', 'First'],
    ] as const
    for (const [key, name] of steps) {
      await user.keyboard(key)
      expect(document.activeElement?.textContent, key).to.equal(name)
      expect(screen.getByRole('tab', { selected: true }).textContent, key).to.equal(name)
    }
    expect(screen.getByRole('tabpanel', { name: 'First' }).textContent).to.equal('the one panel')
    await user.tab()
    expect(document.activeElement?.getAttribute('role')).to.not.equal('tab')
  })
})
