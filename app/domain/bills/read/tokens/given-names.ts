const GIVEN_NAMES = new Set(
  `aaron abigail adam adrian alan albert alberto alejandro alex alexander alexandra alexis alfred alice alicia alison allison alma amanda amber amy ana andrea andres andrew angel angela anita ann anna anne annette anthony antonio april
  arlene armando arthur ashley audrey austin barbara beatrice beatriz benjamin bernard bernice beth betty beverly bill billy bob bobby bonnie bradley brandon brandy brenda brent brett brian brittany bruce bryan caleb calvin cameron carl carla carlos
  carmen carol caroline carolyn carrie catherine cathy cecilia chad charlene charles charlotte cheryl chris christian christina christine christopher cindy clara clarence claudia clifford connie courtney craig cristina crystal curtis cynthia dale dana daniel danielle
  danny darlene darrell darren dave david dawn dean debbie deborah debra denise dennis derek derrick diana diane diego dolores don donald donna doris dorothy doug douglas dustin dwayne dylan earl eddie edith eduardo edward edwin eileen elaine eleanor elena elizabeth
  ellen elsie emily emma enrique eric erica erik erika erin ernest esther ethan eugene eva evan evelyn fatima felicia felix fernando florence floyd frances francis francisco frank fred frederick gabriel gail gary gene geoffrey george gerald geraldine gilbert gina
  glen glenn gloria gordon grace greg gregory guadalupe gustavo guillermo hannah harold harry harvey hazel heather hector heidi helen henry herbert herman holly howard hugo ian ida irene isaac isabel ivan jack jackie jacob jacqueline jaime james jamie jan jane janet
  janice jared jasmine jason javier jay jean jeanette jeanne jeff jeffery jeffrey jen jennifer jeremy jerome jerry jesse jessica jesus jill jim jimmy jo joan joann joanne joe joel john johnny jon jonathan jordan jorge jose joseph josephine joshua joy joyce juan juanita
  judith judy julia julian julie june justin karen karl katherine kathleen kathryn kathy katie kayla keith kelly kenneth kevin kim kimberly kristen kristin kristina kurt kyle lance larry laura lauren laurie lawrence leah lee leo leon leonard leroy leslie lester lewis
  liam lillian linda lisa lloyd logan lois lori lorraine louis louise lucas lucia lucille lucy luis luke luz lydia lynn madison manuel marc marcia marcus margaret margarita maria marie marilyn mario marion marjorie mark marlene marsha marta martha martin marvin mary
  mateo matthew maureen maurice max megan melanie melinda melissa melvin mercedes michael michele michelle miguel mike mildred milton miriam misty mitchell molly monica morgan nancy naomi natalie natasha nathan nathaniel neil nicholas nicole nina noah nora norma norman
  olivia oscar pablo pamela patricia patrick patsy paul paula pauline pedro peggy penny peter philip phillip phyllis priscilla priya rachel rafael ralph ramon randall randy raul ray raymond rebecca regina renee rhonda ricardo richard rick ricky riley rita robert roberto
  robin rodney roger roland ron ronald rosa rosalie rose rosemary ross roy ruben ruby russell ruth ryan sally sam samantha samuel sandra sara sarah scott sean sergio seth shane shannon sharon shaun shawn sheila shelly sherri sherry shirley sidney silvia sofia sonia
  sophia stacey stacy stanley stella stephanie stephen steve steven sue susan suzanne sylvia tamara tammy tanya tara taylor ted teresa terri terry thelma theodore theresa thomas tiffany tim timothy tina todd tom tommy toni tony tracey tracy travis troy tyler valerie
  omar ahmed ali mohammed muhammad hassan hussein ibrahim yusuf aisha layla amir darius malik jamal tyrone deandre lamar latoya keisha tamika tanisha shanice imani kwame kofi emeka ngozi chidi oluwaseun
  wei ming xin li mei ling hui jun hiro kenji yuki akira sakura haruto min ji hyun soo jin thanh minh linh nguyen raj rajesh sanjay anil sunil vikram arjun rohan amit deepak ravi suresh anjali deepa lakshmi meera neha pooja sunita
  ivanka olga svetlana dmitri sergei vladimir igor tatiana anastasia giovanni matteo luca francesca giulia pierre jacques luc claire odette hans klaus ingrid astrid sven lars erin colleen declan aidan brendan connor liam
  alejandra adriana alejandrina araceli beatriz camila consuelo daniela esperanza estela gabriela gloria graciela ines isabella josefina leticia lourdes magdalena marisol maritza mariana paola raquel rocio rosario soledad valentina ximena yesenia
  alfredo arturo benito cesar emilio ernesto esteban federico felipe gerardo gonzalo hernan humberto ignacio jesus joaquin julio leonardo lorenzo marco mauricio moises nicolas octavio orlando ramiro rene reynaldo rodolfo rodrigo rogelio salvador santiago saul tomas ulises
  alec alexa alyssa ariana autumn bailey bianca brianna brooke candace cara casey cassandra celeste chelsea chloe claire colin cody corey dakota damon dante darryl desiree devin dominic dominique elise elliot ella ember emmanuel eugenia freda garrett gavin genevieve
  gianna grant gwen gwendolyn hailey harper harriet hunter ira isaiah isabelle jada jade jaden jake jasper jocelyn jolene josiah kara karla kate kaitlyn kendra kenny kerry kirk kristy landon lana latasha leigh lena leticia levi lila lillie lindsay lindsey lorena lorena
  lucinda lyle mabel mack maggie malcolm marcella marcos margie mariah marian marissa maryann mattie maxine maya meghan mercedes miles mindy miranda molly mona morris muriel myra myrtle nadia nadine nell nellie nettie nichole nick nikki nora oliver opal
  owen paige pat patrice patti pearl perry preston quentin quinn rachael ramona randolph raquel reginald rex rhoda roderick rolando roosevelt rosemarie roxanne rudy rufus sabrina sadie salvatore sasha savannah sebastian selena serena shelby shelley sherman shirley
  simon sonja spencer stuart sue sybil tabitha tasha tatiana terrance terrence terrell thaddeus tomas tonya tricia trisha trent trevor tristan tyrone valeria van vicky vince wanda wilbur wilfred wilma winifred winston xavier yvette zachariah vanessa vera vernon veronica vicki victor victoria vincent viola violet virginia vivian wade wallace walter wanda warren wayne wendy wesley willard william willie yolanda yvonne zachary zoe`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether a word is among the most common given names in the United States (English and Spanish). */
export function isGivenName(word: string): boolean {
  return GIVEN_NAMES.has(word.toLowerCase().replace(/[^a-z]/g, ""));
}
