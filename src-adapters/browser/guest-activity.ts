import type { GuestActivity } from '../../src-domain/fulfilment/kiosk-idle.ts'

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'] as const

/** Listens in the capture phase, so that no screen can hide activity by stopping propagation. */
export function guestActivity(
  page: Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>,
): GuestActivity {
  return {
    onSign: (told) => {
      const heard = () => told()
      for (const sign of signs) page.addEventListener(sign, heard, { capture: true, passive: true })
      return () => {
        for (const sign of signs) page.removeEventListener(sign, heard, { capture: true })
      }
    },
    isInView: () => page.document.visibilityState !== 'hidden',
  }
}
