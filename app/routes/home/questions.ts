/** What visitors ask first. Plain text: search engines get the very same words. */
export const questions: { question: string; answer: string }[] = [
  {
    question: "Is this what I will pay?",
    answer:
      "Not always. You see what the hospital published. Your own part depends on your plan, and on the care you turn out to need. If you have no insurance, or will not use it, you have a right to a written estimate before planned care. It is called a good faith estimate (45 CFR 149.610).",
  },
  {
    question: "Where do the prices come from?",
    answer:
      "From the hospitals. A federal rule makes each of them post a file with its prices (45 CFR 180.50). Every price here names the file it came from and the file’s date.",
  },
  {
    question: "Is it free, and do I need an account?",
    answer: "It is free. You need no account to search prices, to compare two hospitals or to upload a bill.",
  },
  {
    question: "What do you share when I upload a bill?",
    answer:
      "Four things: the hospital, the date, the total and the time. Never your name, an account number or the picture. You can correct these things or take them back.",
  },
  {
    question: "Why do two hospitals ask such different prices?",
    answer:
      "Each hospital sets its own list prices and makes its own deals with insurers. So the same scan can cost far more on one side of town than on the other. That is why it helps to look before planned care.",
  },
];
