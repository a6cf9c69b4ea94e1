export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return /^\d{12,19}$/.test(number) && sum % 10 === 0
}
