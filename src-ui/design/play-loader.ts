import type { LoaderAnimation, LoaderPose } from '../../src-domain/brand/assets.ts'

const svg = 'http://www.w3.org/2000/svg'
const colors = { accent: 'var(--color-accent)', text: 'var(--color-text)', muted: 'var(--color-muted)' } as const

/** Plays a decorative animation, which stands still with reduced motion. */
export function playLoader(host: Element, { milliseconds, shapes }: LoaderAnimation): void {
  const page = host.ownerDocument
  const drawing = page.createElementNS(svg, 'svg')
  for (const [name, value] of Object.entries({
    viewBox: '0 0 100 100',
    width: '96',
    height: '96',
    'aria-hidden': 'true',
  }))
    drawing.setAttribute(name, value)
  const isCalm = page.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches === true
  for (const { path, color, from, to, isBack } of shapes) {
    const shape = page.createElementNS(svg, 'path')
    shape.setAttribute('d', path)
    shape.setAttribute('fill', colors[color])
    shape.setAttribute('transform-origin', '50 50')
    drawing.append(shape)
    if (isCalm || typeof shape.animate !== 'function') continue
    shape.animate([keyframeOf(from), keyframeOf(to)], {
      duration: milliseconds,
      iterations: Number.POSITIVE_INFINITY,
      direction: isBack ? 'alternate' : 'normal',
      easing: isBack ? 'ease-in-out' : 'linear',
    })
  }
  host.replaceChildren(drawing)
}

function keyframeOf({ rotate, scale, opacity }: LoaderPose): Keyframe {
  return { transform: `rotate(${rotate}deg) scale(${scale})`, opacity }
}
