import type { Article, Quiz } from '../../content/load.ts';
import { html, type Html } from '../html.ts';
import { articlePath } from '../paths.ts';
import type { View } from '../site.ts';

type Question = Quiz['questions'][number];

/** The quiz of an article: the one with a question that links to it. */
export function quizOf(view: View, article: Article): Html {
  const path = articlePath(article);
  const quiz = view.site.content.quizzes.find(
    ({ language, questions }) =>
      language === article.language && questions.some(({ relatedArticle }) => relatedArticle.url === path),
  );
  return quiz ? quizPlaceholder(view, quiz) : html``;
}

/** Every question as text, with its answer behind a disclosure; the widget reads the same elements. */
export function quizPlaceholder({ texts }: View, quiz: Quiz): Html {
  return html`<section
    class="quiz"
    id="quiz-${quiz.mediaId}"
    data-module="quiz"
    data-quiz-id="${quiz.quizId}"
    data-media-id="${quiz.mediaId}"
  >
    <p class="eyebrow">
      <span data-fallback>${texts.article.quiz}</span>
      <span class="of" data-field="displayNumber">${quiz.displayNumber}</span>
    </p>
    <h2 data-field="quizTitle">${quiz.quizTitle}</h2>
    <ol>
      ${quiz.questions.map((question) => html`<li data-item="questions">${questionText(texts, question)}</li>`)}
    </ol>
  </section>`;
}

function questionText(texts: View['texts'], question: Question): Html {
  const right = question.options.find(({ id }) => id === question.correctAnswer)?.text ?? '';
  return html`<data data-field="id" value="${question.id}"></data
    ><data data-field="correctAnswer" value="${question.correctAnswer}"></data>
    <h3 data-field="title">${question.title}</h3>
    <p data-field="description">${question.description}</p>
    <ol class="options">
      ${question.options.map(({ id, text }) => html`<li data-item="options"><data data-field="id" value="${id}"></data><span data-field="text">${text}</span></li>`)}
    </ol>
    <details>
      <summary>${texts.article.showAnswer}</summary>
      <p data-fallback><strong>${texts.article.answerIs(right)}</strong></p>
      <p data-field="correctAnswerText">${question.correctAnswerText}</p>
      <div hidden>
        <p data-field="incorrectAnswerText">${question.incorrectAnswerText}</p>
        <p data-field="correctResponseTitle">${question.correctResponseTitle}</p>
        <p data-field="incorrectResponseTitle">${question.incorrectResponseTitle}</p>
      </div>
      ${relatedArticle(question)}
    </details>`;
}

function relatedArticle({ relatedArticle: { url, eyebrow, title, thumbnail } }: Question): Html {
  return html`<div class="quiz-related" data-field="relatedArticle">
    ${thumbnail && html`<img data-field="thumbnail" src="${thumbnail.src}" alt="${thumbnail.alt}" width="1500" height="1000" loading="lazy" />`}
    <p class="meta"><span data-field="eyebrow">${eyebrow}</span> <a data-field="url" href="${url}">${title}</a></p>
  </div>`;
}
