import { useState } from 'react'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { ImpactWidget } from '../../src-domain/impact/impact-widget.ts'
import { buttonClass } from '../design/button.tsx'
import { Tabs } from '../design/tabs.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './impact-page.module.css'
import { ImpactSlot } from './impact-slot.tsx'

export interface ImpactPageProps {
  readonly brand: Pick<Brand, 'country' | 'themes' | 'name'>
  readonly widget: ImpactWidget
}

const steps = ['personal-impact', 'community-impact'] as const

/** Impact of this customer's orders and of all orders (IMPACT-08). */
export function ImpactPage({ brand, widget }: ImpactPageProps) {
  const { impact } = useWords('order')
  const [step, setStep] = useState<(typeof steps)[number]>('personal-impact')
  const tabs = steps.map((code) => ({ code, label: impact[code] }))
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{impact.title}</h1>
      <p>{impact.lead({ name: brand.name })}</p>
      <Tabs tabs={tabs} current={step} onTurn={setStep} label={impact.title} type={brand.themes.tabs}>
        <ImpactSlot key={step} widget={widget} step={step} country={brand.country} fallback={<ImpactUnavailable />} />
      </Tabs>
    </div>
  )
}

/** Shown if the charity's script failed to load. */
function ImpactUnavailable() {
  const { impact } = useWords('order')
  const { backToMenu } = useWords('common')
  return (
    <>
      <p role="status">{impact.away}</p>
      <a className={buttonClass('quiet')} href="/">
        {backToMenu}
      </a>
    </>
  )
}
