import { useState } from 'react'
import type { ImpactWidget, WidgetRequest } from '../../src-domain/impact/impact-widget.ts'
import { viewClass } from '../design/view.ts'
import { useWords } from '../messages/words-context.tsx'
import styles from './confirmation.module.css'
import { ImpactSlot } from './impact-slot.tsx'
import panel from './panel.module.css'

type ImpactPanelProps = Pick<WidgetRequest, 'country' | 'order'> & { readonly widget: ImpactWidget }

/** Impact of this order in the charity's widget, with a link to all; hidden until loaded (IMPACT-11). */
export function ImpactPanel({ widget, ...order }: ImpactPanelProps) {
  const { impact } = useWords('order')
  const [isShown, setShown] = useState(false)
  return (
    <section className={isShown ? `${viewClass('panel')} ${panel.panel}` : undefined}>
      {isShown ? <h2 className={panel.title}>{impact.title}</h2> : null}
      <ImpactSlot widget={widget} step="complete" onShown={() => setShown(true)} {...order} />
      {isShown ? (
        <p className={styles.links}>
          <a href="/impact">{impact.link}</a>
        </p>
      ) : null}
    </section>
  )
}
