import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { ImpactWidget, WidgetRequest } from '../../src-domain/impact/impact-widget.ts'

export interface ImpactSlotProps extends Omit<WidgetRequest, 'containerId'> {
  readonly widget: ImpactWidget
  /** Called once the widget has loaded, to hide our own version. */
  readonly onShown?: () => void
  readonly fallback?: ReactNode
}

/** Container of the charity's widget; empty if it fails (IMPACT-11). */
export function ImpactSlot({ widget, onShown, fallback = null, ...request }: ImpactSlotProps) {
  const containerId = `impact-${useId()}`
  const [isGone, setGone] = useState(false)
  const asked = useRef(request)
  asked.current = request
  const { step } = request
  // biome-ignore lint/correctness/useExhaustiveDependencies: the widget is drawn once per step
  useEffect(() => {
    let isHere = true
    const onChosen = (nonprofit: string) => asked.current.onChosen?.(nonprofit)
    void widget.show({ ...asked.current, containerId, onChosen }).then((outcome) => {
      if (!isHere) return
      if (outcome._tag === 'Left') setGone(true)
      else onShown?.()
    })
    return () => {
      isHere = false
    }
  }, [widget, step])
  return isGone ? fallback : <div id={containerId} />
}
