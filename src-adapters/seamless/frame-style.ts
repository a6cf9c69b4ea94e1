export function frameStyle(host: Element): string {
  const { defaultView: window } = host.ownerDocument
  if (window === null) return ''
  const shop = window.getComputedStyle(host)
  const of = (name: string, fallback: string) => shop.getPropertyValue(name).trim() || fallback
  const [outline, danger] = [of('--color-outline', '#767676'), of('--color-danger', '#b3261e')]
  return [
    `body{margin:0;color:${shop.color};background:transparent;font-family:system-ui,sans-serif;font-size:16px}`,
    `label{display:block;margin-bottom:4px;font-size:14px;font-weight:600}`,
    `input{display:block;box-sizing:border-box;width:100%;height:48px;margin-bottom:16px;padding:8px 12px;border:1px solid ${outline};border-radius:${of('--radius-small', '4px')};color:inherit;background:${of('--color-surface', '#fff')};font-size:16px}`,
    `input:focus{outline:2px solid ${of('--color-focus', shop.color)};outline-offset:-2px}`,
    `input.error{border-color:${danger}}`,
    'br{display:none}',
  ].join('')
}
